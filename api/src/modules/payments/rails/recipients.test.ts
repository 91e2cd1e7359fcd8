import { sql } from 'kysely';
import { migrate, migrations } from '../../../database/migrate.ts';
import { openPostgres } from '../../../kernel/database/openPostgres.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { addCustomer } from '../../../testing/addCustomer.ts';
import { createEmptyDatabase } from '../../../testing/openTestDatabase.ts';

/** Releases before kept no recipients. */
const before = Object.fromEntries(
  Object.entries(migrations).filter(
    ([name]) => !/0049-accounts-of-sources|0008-what-settles|0010-recipients|^alerts-|^~functions/.test(name),
  ),
);

test('what is on its way keeps its recipient from the migration on, and the books stay in order', async () => {
  const { db, close } = await openPostgres(await createEmptyDatabase(), () => {});
  await migrate(db, before);
  const { id, accounts } = await addCustomer(db, { accounts: [['Checking', 5000]] });
  const legs = sql`jsonb_agg(jsonb_build_object('account_id', id, 'currency', 'USD', 'description', 'Rent',
    'category', 'Transfer', 'amount', case when type = 'Internal' then 500 else -500 end))`;
  await sql`
    with booked as (
      select post_transaction(${`customer:${id}`}, 'rent', '', ${legs}, '') as outcome from accounts
      where id = ${accounts[0]?.id ?? ''} or number = 'RAIL-USD'
    ) select from booked`.execute(db);
  await sql`
    insert into rail_payments (transaction_id, customer_id, number, name, amount, currency, ordered_at)
    select id, ${id}, 'GB82WEST12345698765432', 'Noah Beck', 500, 'USD', booked_at from transactions
    where key = 'rent'`.execute(db);

  await migrate(db);

  const { rows } = await sql`
    select hash = hash_rail_payment(rail_payments) as "isKept"
    from rail_payments left join rail_payment_hashes using (transaction_id)`.execute(db);
  expect(rows).toEqual([{ isKept: true }]);
  expect(await faultsOf(db)).toEqual([]);
  await close();
});
