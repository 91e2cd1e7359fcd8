import { MINUTE } from './bank/Bank.ts';
import { post } from './features/outbox/post.ts';
import { sweep } from './sweep.ts';
import { addCustomer } from './testing/addCustomer.ts';
import { onEitherDatabase } from './testing/TestBank.ts';

onEitherDatabase((bank) => {
  const texts = () => bank().bank.db.selectFrom('outbox').select(['recipient', 'body']).orderBy('recipient').execute();

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
    bank().ahead = 10 * MINUTE;

    await sweep(bank().bank);

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

  test('empties messages whose code has expired, sent or not, and no others', async () => {
    const { owner: db } = bank();
    const { phone, email } = await addCustomer(db);
    await bank().browser().post('/auth/forgot-password', { phone });
    await bank().browser().post('/auth/forgot-password', { phone: '+99 000 111 222' });
    await post(db, new Date(), { recipient: 'zoe@mail.example', subject: 'News', body: 'Your password was changed.' });

    await sweep(bank().bank);
    expect((await texts()).map(({ body }) => body)).toEqual([
      expect.stringMatching(/code is \d{6}/),
      expect.stringMatching(/code is \d{6}/),
      'Your password was changed.',
    ]);
    bank().ahead = 10 * MINUTE + 1000;
    await sweep(bank().bank);

    expect(await texts()).toEqual([
      { recipient: '', body: '' },
      { recipient: email, body: '' },
      { recipient: 'zoe@mail.example', body: 'Your password was changed.' },
    ]);
  });
});
