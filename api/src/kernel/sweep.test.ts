import { addCustomer } from '../testing/addCustomer.ts';
import { jobRun } from '../testing/jobRun.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { MINUTE } from './bank/Bank.ts';
import { post } from './outbox/post.ts';
import { sweep } from './sweep.ts';

onEitherDatabase((bank) => {
  const texts = () => bank().bank.db.selectFrom('outbox').select(['recipient', 'body']).orderBy('recipient').execute();

  test('empties messages whose code has expired, sent or not, and no others', async () => {
    const { owner: db } = bank();
    const { phone, email } = await addCustomer(db);
    await bank().browser().post('/auth/forgot-password', { phone });
    await bank().browser().post('/auth/forgot-password', { phone: '+99 000 111 222' });
    await post(db, new Date(), { recipient: 'zoe@mail.example', subject: 'News', body: 'Your password was changed.' });

    await sweep(bank().bank, jobRun());
    expect((await texts()).map(({ body }) => body)).toEqual([
      expect.stringMatching(/code is \d{6}/),
      expect.stringMatching(/code is \d{6}/),
      'Your password was changed.',
    ]);
    bank().ahead = 10 * MINUTE + 1000;
    await sweep(bank().bank, jobRun());

    expect(await texts()).toEqual([
      { recipient: '', body: '' },
      { recipient: email, body: '' },
      { recipient: 'zoe@mail.example', body: 'Your password was changed.' },
    ]);
  });
});
