import { type Bank, IDLE_LIMIT_MS } from '../kernel/bank/Bank.ts';
import { argon2 } from '../kernel/bank/Passwords.ts';
import type { Database } from '../kernel/database/Database.ts';
import { sendByRail } from '../modules/payments/rails/sendByRail.ts';
import { transfer } from '../modules/payments/transfers/transfer.ts';

/** Of one minor unit, to another bank. */
export interface Payment {
  customerId: string;
  fromAccountId: string;
  /** Of the payee. */
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

/** From the order to its end: the request, and then the job that hands it over and takes in what became of it. */
export async function payToTheEnd(bank: Bank, { customerId, key, ...order }: Payment): Promise<void> {
  await transfer(bank, { id: customerId, sessionId: '' }, key, { ...order, amount: { minor: 1, currency: 'USD' } });
  // It leaves out what is locked, as it is until the database has noticed that a process was killed, and runs again.
  while (await isOpen(bank)) await sendByRail(bank, fail);
}

async function isOpen({ db }: Bank): Promise<boolean> {
  const open = db.selectFrom('rail_payments').select('state').where('state', 'in', ['accepted', 'submitted']);
  return (await open.executeTakeFirst()) !== undefined;
}

function fail(error: unknown): never {
  throw error;
}
