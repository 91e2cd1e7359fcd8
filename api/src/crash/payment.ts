import { type Bank, IDLE_LIMIT_MS, later, MINUTE } from '../kernel/bank/Bank.ts';
import { argon2 } from '../kernel/bank/Passwords.ts';
import type { Database } from '../kernel/database/Database.ts';
import { sendByRail } from '../modules/payments/rails/sendByRail.ts';
import { transfer } from '../modules/payments/transfers/transfer.ts';
import { jobRun } from '../testing/jobRun.ts';

/** A payment of one minor unit to another bank. */
export interface Payment {
  customerId: string;
  fromAccountId: string;
  /** The payee's id. */
  to: string;
  key: string;
}

export function bankOn({ db, kind }: Pick<Database, 'db' | 'kind'>): Bank {
  return {
    db,
    kind,
    passwords: argon2,
    now: () => new Date(),
    idleLimit: IDLE_LIMIT_MS,
    confirmAbove: null,
    newFactorWait: 0,
  };
}

/** Plays an order to its end: the request, and then the job that hands it over and takes in what became of it. */
export async function payToTheEnd(bank: Bank, { customerId, key, ...order }: Payment): Promise<void> {
  await transfer(bank, { id: customerId, sessionId: '' }, key, { ...order, amount: { minor: 1, currency: 'USD' } });
  // What a process had claimed that was killed is free again a minute later.
  for (let ahead = 0; await isOpen(bank); ahead += MINUTE)
    await sendByRail({ ...bank, now: () => later(new Date(), ahead) }, jobRun());
}

async function isOpen({ db }: Bank): Promise<boolean> {
  const open = db.selectFrom('rail_payments').select('state').where('state', 'in', ['accepted', 'submitted']);
  return (await open.executeTakeFirst()) !== undefined;
}
