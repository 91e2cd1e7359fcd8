import { bankConfig } from '@bank/shared/config';
import { isLoopbackUrl } from './isLoopbackUrl';

const OVERRIDES_KEY = 'bank:overrides';
const NOTICE_KEY = 'bank:override-note';

/** Maps packages to URLs of `bank.json`. `sessionStorage` keeps it, so that no override outlives its tab unnoticed. */
export type Overrides = Record<string, string>;

/** Returns none unless the configuration allows overrides. Ignores addresses of other machines, however they got there. */
export function readOverrides(): Overrides {
  if (!bankConfig().overrides) return {};
  const stored: unknown = parseJson(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}');
  const entries = Object.entries(Object(stored) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isLoopbackUrl(entry[1])));
}

export function writeOverrides(overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
  else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
}

export function saveNotice(notice: string): void {
  sessionStorage.setItem(NOTICE_KEY, notice);
}

export function takeNotice(): string | null {
  const notice = sessionStorage.getItem(NOTICE_KEY);
  sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
