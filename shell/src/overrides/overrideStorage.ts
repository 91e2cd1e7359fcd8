import { bankConfig } from '@bank/shared/config';
import { isLoopbackUrl } from './isLoopbackUrl';

const OVERRIDES = 'bank:overrides';
const NOTE = 'bank:override-note';

/** Addresses of `bank.json` by package. Kept for this tab only, so that no override is forgotten in a browser. */
export type Overrides = Record<string, string>;

/** What this tab overrides; nothing where the configuration does not allow it, and never another machine's address. */
export function readOverrides(): Overrides {
  if (!bankConfig().overrides) return {};
  const stored: unknown = parseJson(sessionStorage.getItem(OVERRIDES) ?? '{}');
  const entries = Object.entries(Object(stored) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isLoopbackUrl(entry[1])));
}

export function writeOverrides(overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(OVERRIDES);
  else sessionStorage.setItem(OVERRIDES, JSON.stringify(overrides));
}

/** Leaves a line for the next page of this tab. */
export function leaveNote(note: string): void {
  sessionStorage.setItem(NOTE, note);
}

export function takeNote(): string | null {
  const note = sessionStorage.getItem(NOTE);
  sessionStorage.removeItem(NOTE);
  return note;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
