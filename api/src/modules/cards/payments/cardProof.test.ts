import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { addCustomer } from '../../../testing/addCustomer.ts';
import { faultsAfter } from '../../../testing/faultsAfter.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { issueDueCards } from '../cards/issueCards.ts';
import { authorize } from './authorize.ts';
import { settleCardPayments } from './settle.ts';

onEitherDatabase((bank) => {
  const [settled, pending] = [randomUUID(), randomUUID()];
  const pay = async (id: string, cardId: string) => {
    const amount = { minor: 12_50, currency: 'USD' };
    const order = { id, cardId, amount, merchant: 'Corner Bakery', merchantCode: '5462', isAbroad: false };
    expect(await authorize(bank().bank, { ...order, channel: 'chip' })).toEqual({ isApproved: true });
  };
  beforeAll(async () => {
    await addCustomer(bank().owner, { accounts: [['Checking', 1000_00]] });
    await issueDueCards(bank().bank, jobRun());
    const card = await bank().owner.selectFrom('cards').select('id').executeTakeFirstOrThrow();
    await pay(settled, card.id);
    bank().ahead = 2 * DAY;
    await settleCardPayments(bank().bank, jobRun());
    bank().ahead = 0;
    await pay(pending, card.id);
  });

  test('finds nothing in what has settled and what is held', async () => {
    const states = bank().owner.selectFrom('card_payments').select('state').orderBy('state');
    expect(await states.execute()).toEqual([{ state: 'pending' }, { state: 'settled' }]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  const change = (id: string, set: string) =>
    `alter table card_payments disable trigger user; update card_payments set ${set} where id = '${id}';
     alter table card_payments enable trigger user`;

  test.each([
    ['another amount', change(settled, 'amount = amount + 1')],
    ['money that was taken for what is released', change(settled, `state = 'released'`)],
    ['a payment that is gone', `delete from card_payments where id = '${settled}'`],
    [
      'money that went elsewhere',
      `update entries set account_id = (select id from accounts where number = 'FEES-USD')
       where amount > 0 and transaction_id = (select transaction_id from holds where key = '${settled}')`,
    ],
  ])('finds %s', async (_, statement) => {
    expect(await faultsAfter(bank(), statement)).toContainEqual(expect.stringMatching(/is not what was paid by card/));
    expect(await faultsOf(bank().owner)).toEqual([]);
  });

  test.each([
    [
      'settled, while its money is held',
      `update card_payments set state = 'settled', ended_at = now() where id = '${pending}'`,
    ],
    [
      'released, while its money is held',
      `update card_payments set state = 'released', ended_at = now() where id = '${pending}'`,
    ],
    ['pending again', `update card_payments set state = 'pending', ended_at = null where id = '${settled}'`],
    [
      'of more than is held',
      `insert into card_payments (id, card_id, customer_id, amount, currency, merchant, merchant_code, channel, state, at, hold_id)
       select 'attack', card_id, customer_id, amount + 1, currency, merchant, merchant_code, channel, state, at, hold_id
       from card_payments where id = '${pending}'`,
    ],
  ])('the application’s role makes no payment %s', async (_, statement) => {
    const attempt = sql.raw(statement).execute(bank().bank.db);
    await expect(attempt).rejects.toThrow('is not what is held or booked for it');
  });
});
