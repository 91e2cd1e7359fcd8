import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { passkeyNeeded } from '../contract/problems.ts';
import { messageIn } from '../messages/messageIn.ts';
import { requireShownFactor } from './freshness.ts';

const columns = ['id', 'name', 'added_at', 'used_at'] as const;

export async function passkeysOf({ db }: Bank, customerId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(columns)
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(passkeyOf);
}

export async function renamePasskey({ db }: Bank, customerId: string, id: string, name: string) {
  const row = await db
    .updateTable('passkeys')
    .set({ name: name.trim() })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw notFound();
  return passkeyOf(row);
}

export async function removePasskey(bank: Bank, customer: Customer, id: string, client: Client): Promise<void> {
  const time = bank.now();
  await bank.db.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('passkeys')
      .select('added_in')
      .where('id', '=', id)
      .where('customer_id', '=', customer.id)
      .forUpdate()
      .executeTakeFirst();
    if (!kept) throw notFound();
    await requireShownFactor({ ...bank, db: trx }, customer, kept);
    await trx.deleteFrom('passkeys').where('id', '=', id).execute();
    await requireSecondStep(trx, customer.id);
    const message = messageIn(chooseLanguage(client.language, customer.language), 'passkeyRemoved');
    await postNotice(trx, time, customer.id, message);
    const details = { passkey: id };
    await record(trx, time, customer.id, { event: 'passkey-removed', network: networkOf(client.address), details });
  });
}

/** @throws {ProblemError} when the customer would be left with recovery codes alone */
async function requireSecondStep(trx: Connection, customerId: string): Promise<void> {
  // The second of two removals at once waits here, and sees what the first has left.
  const byPasskey = await trx
    .selectFrom('second_steps')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('secret', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!byPasskey) return;
  const left = await trx.selectFrom('passkeys').select('id').where('customer_id', '=', customerId).executeTakeFirst();
  const remedy = 'Add another, set up an authenticator app, or turn two-step sign-in off first.';
  if (!left) throw new ProblemError(passkeyNeeded, `This passkey is your second step when you sign in. ${remedy}`);
}

interface Row {
  id: string;
  name: string;
  added_at: Date;
  used_at: Date | null;
}

export function passkeyOf({ id, name, added_at, used_at }: Row) {
  return { id, name, addedAt: added_at.toISOString(), ...(used_at && { usedAt: used_at.toISOString() }) };
}

function notFound(): ProblemError {
  return new ProblemError('not-found', 'There is no such passkey among yours.');
}
