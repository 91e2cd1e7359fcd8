import { sql } from 'kysely';
import { addCustomer } from '../testing/addCustomer.ts';
import { jobRun } from '../testing/jobRun.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { MINUTE } from './bank/Bank.ts';
import { post } from './outbox/post.ts';
import { removeAll, sweep } from './sweep.ts';

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

  test('removes of a table in parts what is gone, and nothing that lies at the same place of another part', async () => {
    const { owner: db } = bank();
    await sql`create table notes (day integer not null, text text not null) partition by range (day)`.execute(db);
    await sql`create table notes_old partition of notes for values from (0) to (10)`.execute(db);
    await sql`create table notes_new partition of notes for values from (10) to (20)`.execute(db);
    await sql`insert into notes select day, 'A' from generate_series(0, 19) as day`.execute(db);

    await removeAll({ ...bank().bank, db }, jobRun(), 'notes', sql`day < 5`);

    const { rows } = await sql<{ day: number }>`select day from notes order by day`.execute(db);
    expect(rows.map(({ day }) => day)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });
});
