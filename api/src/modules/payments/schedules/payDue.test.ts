import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { bankOn } from '../../../crash/payment.ts';
import { DAY, later } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { openPostgres } from '../../../kernel/database/openPostgres.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { addCustomer } from '../../../testing/addCustomer.ts';
import { createTestDatabase } from '../../../testing/openTestDatabase.ts';
import { createSchedule } from './createSchedule.ts';

const PAYER = path.resolve(__dirname, '../../../../../dist/workspace/duePayer.js');

test('two processes that are at one schedule at the same moment pay it once', async () => {
  const url = await createTestDatabase();
  const { db, kind, close } = await openPostgres(url, () => {});
  const { id, accounts } = await addCustomer(db, {
    accounts: [
      ['Checking', 10_000],
      ['Savings', 0],
    ],
  });
  const [fromAccountId = '', to = ''] = accounts.map((account) => account.id);
  const due = later(new Date(), DAY);
  await createSchedule(bankOn({ db, kind }), { id, sessionId: '' }, randomUUID(), {
    fromAccountId,
    to,
    amount: { minor: 700, currency: 'USD' },
    firstOn: dayAt(due),
    rhythm: 'once',
  });
  const processes = [1, 2].map(() => fork(PAYER, [url, due.toISOString()]));
  const ends = processes.map((process) => once(process, 'exit'));
  await Promise.all(processes.map((process) => once(process, 'message')));

  // Whoever has the schedule waits for its customer, so the other one comes upon a schedule that is being paid.
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute();
    const done = Promise.race(processes.map((process) => once(process, 'message')));
    for (const process of processes) process.send('go');
    await done;
    expect(await trx.selectFrom('schedule_executions').selectAll().execute()).toEqual([]);
  });

  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await db.selectFrom('schedule_executions').select('outcome').execute()).toEqual([{ outcome: 'paid' }]);
  const posted = db.selectFrom('accounts').select('posted').where('customer_id', '=', id).orderBy('position');
  expect(await posted.execute()).toEqual([{ posted: 9300n }, { posted: 700n }]);
  expect(await faultsOf(db)).toEqual([]);
  await close();
});
