import type { Connection } from '../bank/Bank.ts';
import { type AuditRow, hashOfEvent, readEvents } from './readChains.ts';

export interface Head {
  chain: string;
  length: number;
  /** Hex digits. */
  hash: string;
}

/**
 * Checks every hash, number and end of the chains.
 * @param earlier heads of an earlier export: whoever can rewrite the database can cut off the end of a chain, but not
 * the copy that the bank keeps elsewhere. Chains that were erased with their customers are no faults
 * @returns what is wrong, as sentences, and the heads of now
 */
export async function verifyAudit(db: Connection, earlier: Head[] = []): Promise<{ faults: string[]; heads: Head[] }> {
  const faults: string[] = [];
  const heads = new Map<string, Head>();
  const expected = new Map(earlier.map((head) => [`${head.chain} ${head.length}`, head.hash]));
  const { kept, erased } = await readHeads(db);
  for await (const row of readEvents(db)) {
    // Others may be erasing the rest of it.
    if (erased.has(row.chain)) continue;
    const fault = faultOf(row, heads.get(row.chain));
    if (fault) faults.push(`Event ${row.number} of chain ${row.chain} ${fault}.`);
    const head = { chain: row.chain, length: Number(row.number), hash: row.hash.toString('hex') };
    heads.set(row.chain, head);
    const key = `${head.chain} ${head.length}`;
    if (expected.get(key) === head.hash) expected.delete(key);
  }
  for (const { chain, length, hash } of kept) {
    const head = heads.get(chain);
    // Events may have been added since.
    if (!head || head.length < length || (head.length === length && head.hash !== hash)) {
      faults.push(`Chain ${chain} does not end where it should, at event ${length}.`);
    }
  }
  for (const key of expected.keys()) {
    if (!erased.has(key.split(' ')[0] ?? ''))
      faults.push(`Chain and event ${key} of the earlier export are gone or altered.`);
  }
  return { faults, heads: [...heads.values()] };
}

function faultOf(row: AuditRow, before: Head | undefined): string | undefined {
  if (Number(row.number) !== (before?.length ?? 0) + 1) return 'does not follow the one before it';
  if (row.previous.toString('hex') !== (before?.hash ?? '')) return 'is not chained to the one before it';
  return hashOfEvent(row).equals(row.hash) ? undefined : 'was altered';
}

/** Reads the heads before the events, so that no event that is added meanwhile is missed. */
async function readHeads(db: Connection): Promise<{ kept: Head[]; erased: Set<string> }> {
  const rows = await db.selectFrom('audit_chains').selectAll().execute();
  const kept = rows
    .filter(({ erased_at }) => erased_at === null)
    .map(({ chain, length, hash }) => ({ chain, length: Number(length), hash: hash.toString('hex') }));
  const erased = rows.flatMap(({ chain, erased_at }) => (erased_at === null ? [] : [chain]));
  return { kept, erased: new Set(erased) };
}
