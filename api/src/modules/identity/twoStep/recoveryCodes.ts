import type { Connection } from '../../../kernel/bank/Bank.ts';
import { hashOf } from '../../../kernel/bank/tokens.ts';
import { randomSigns } from '../codes/newCode.ts';

const COUNT = 8;
/** Eighty bits, so that a plain hash is enough. */
const LENGTH = 16;

/** Those before no longer count. @returns the only ones that do, as customers read them */
export async function replaceRecoveryCodes(db: Connection, customerId: string): Promise<string[]> {
  await deleteRecoveryCodes(db, customerId);
  const codes = Array.from({ length: COUNT }, () => randomSigns(LENGTH));
  const rows = codes.map((code) => ({ hash: hashOf(code), customer_id: customerId }));
  await db.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

export async function deleteRecoveryCodes(db: Connection, customerId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('customer_id', '=', customerId).execute();
}

/** @returns whether it was one of the customer’s; it no longer is */
export async function useRecoveryCode(db: Connection, customerId: string, typed: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('hash', '=', hashOf(typed.replaceAll(/[\s-]/g, '').toUpperCase()))
    .where('customer_id', '=', customerId)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Connection, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
