import { Value } from 'typebox/value';
import { Budget } from '../bank/Budget.ts';
import type { Store } from '../store/Store.ts';
import { addFacts } from './addFacts.ts';
import { isKept, TELEMETRY_FOLDER, type TelemetryFacts, telemetryFacts } from './facts.ts';

/** Far more than a gateway writes. */
const MAX_BYTES = 4_000_000;
/** All gateways together write less in these days: what is read stays in memory. */
const MAX_ALL_BYTES = 64_000_000;
/** A small file takes as long to read as one of this many bytes. */
const MIN_BYTES = 64_000;
/** All of them may be too much for the memory. */
const READ_AT_ONCE = 16;

export interface SharedTelemetry {
  facts: TelemetryFacts;
  /** Counts the gateways that have written it, one that was restarted for each start. */
  gateways: number;
  /** Names of files that cannot be read. */
  unreadable: string[];
  /** Counts the files that are left out, as they are more than all gateways write. */
  unread: number;
}

interface FactsFile {
  name: string;
  bytes: number;
  facts?: TelemetryFacts;
}

/** Reads what all gateways know of the last days. */
export async function readTelemetry(store: Store, now = Date.now()): Promise<SharedTelemetry> {
  const names = (await store.list(TELEMETRY_FOLDER)).filter((name) => isKept(name.split('/')[0] ?? '', now));
  const read: FactsFile[] = [];
  const budget = new Budget(MAX_ALL_BYTES);
  for (let at = 0; at < names.length && budget.take(0); at += READ_AT_ONCE) {
    const some = await Promise.all(names.slice(at, at + READ_AT_ONCE).map((name) => readFacts(store, name)));
    for (const { bytes } of some) budget.take(Math.max(bytes, MIN_BYTES));
    read.push(...some);
  }
  const facts = read.flatMap((one) => one.facts ?? []);
  return {
    facts: addFacts(facts),
    gateways: new Set(names.map((name) => name.split('/')[1])).size,
    unreadable: read.filter((one) => !one.facts).map(({ name }) => `${TELEMETRY_FOLDER}/${name}`),
    unread: names.length - read.length,
  };
}

/** Whoever can write to the store could have written it. */
async function readFacts(store: Store, name: string): Promise<FactsFile> {
  const content = await store.get(`${TELEMETRY_FOLDER}/${name}`);
  const nothing = { name, bytes: content?.length ?? 0 };
  if (!content || content.length > MAX_BYTES) return nothing;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(content));
    return Value.Check(telemetryFacts, value) ? { ...nothing, facts: value } : nothing;
  } catch {
    return nothing;
  }
}
