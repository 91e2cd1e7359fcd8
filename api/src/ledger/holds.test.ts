import { later, MINUTE } from '../kernel/bank/Bank.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { jobRun } from '../testing/jobRun.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { voidExpiredHolds } from './holds.ts';

onEitherDatabase((bank) => {
  test('voids holds that have expired, and no others', async () => {
    const { owner: db } = bank();
    const { accounts } = await addCustomer(db, { accounts: [['Checking', 1000]] });
    const hold = { source: 'test', order_hash: Buffer.from(''), account_id: accounts[0]?.id ?? '', currency: 'USD' };
    const placed_at = new Date(Date.now() - MINUTE);
    for (const [key, minutes] of Object.entries({ expired: 5, pending: 15 })) {
      const expires_at = new Date(Date.now() + minutes * MINUTE);
      await db
        .insertInto('holds')
        .values({ ...hold, key, amount: 100n, description: '', placed_at, expires_at })
        .execute();
    }
    await voidExpiredHolds({ ...bank().bank, now: () => later(new Date(), 10 * MINUTE) }, jobRun());

    const states = await db.selectFrom('holds').select(['key', 'state']).orderBy('key').execute();
    expect(states).toEqual([
      { key: 'expired', state: 'voided' },
      { key: 'pending', state: 'pending' },
    ]);
    const { held } = await db
      .selectFrom('accounts')
      .select('held')
      .where('id', '=', hold.account_id)
      .executeTakeFirstOrThrow();
    expect(held).toBe(100n);
  });
});
