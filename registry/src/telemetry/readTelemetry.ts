import { Value } from 'typebox/value';
import type { Store } from '../store/Store.ts';
import { addFacts } from './addFacts.ts';
import { isKept, TELEMETRY_FOLDER, type TelemetryFacts, telemetryFacts } from './facts.ts';

/** Far more than a gateway writes. */
const MAX_BYTES = 4_000_000;
/** All of them may be too much for the memory. */
const READ_AT_ONCE = 16;

export interface SharedTelemetry {
  facts: TelemetryFacts;
  /** Counts the gateways that have written it, one that was restarted for each start. */
  gateways: number;
  /** Names of files that cannot be read. */
  unreadable: string[];
}

/** Reads what all gateways know of the last days. */
export async function readTelemetry(store: Store, now = Date.now()): Promise<SharedTelemetry> {
  const names = (await store.list(TELEMETRY_FOLDER)).filter((name) => isKept(name.split('/')[0] ?? '', now));
  const read: { name: string; facts: TelemetryFacts | undefined }[] = [];
  for (let at = 0; at < names.length; at += READ_AT_ONCE) {
    const some = names.slice(at, at + READ_AT_ONCE);
    read.push(...(await Promise.all(some.map(async (name) => ({ name, facts: await readFacts(store, name) })))));
  }
  const facts = read.flatMap((one) => one.facts ?? []);
  return {
    facts: addFacts(facts),
    gateways: new Set(names.map((name) => name.split('/')[1])).size,
    unreadable: read.filter((one) => !one.facts).map(({ name }) => `${TELEMETRY_FOLDER}/${name}`),
  };
}

/** Whoever can write to the store could have written it. */
async function readFacts(store: Store, name: string): Promise<TelemetryFacts | undefined> {
  const bytes = await store.get(`${TELEMETRY_FOLDER}/${name}`);
  if (!bytes || bytes.length > MAX_BYTES) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Value.Check(telemetryFacts, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
