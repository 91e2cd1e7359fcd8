import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';

const PAGE = path.resolve(__dirname, '../../../../../docs/operations/api.md');

onEitherDatabase((bank) => {
  test('whom the page has the core system write signs up with these details, and has what was booked, once', async () => {
    const block = /^```sql\n(insert into accounts.*?)^```$/ms.exec(await readFile(PAGE, 'utf8'))?.[1] ?? '';
    const statements = block.split(/;\n/).filter((one) => one.trim() !== '');
    expect(statements).toHaveLength(3);
    for (const statement of statements) await sql.raw(statement).execute(bank().owner);
    await sql.raw(statements[2] ?? '').execute(bank().owner);
    const browser = bank().browser();
    const details = {
      firstName: 'Ada',
      lastName: 'Stone',
      dateOfBirth: '1990-12-31',
      email: 'ada.stone@mail.example',
      accountNumber: '4000 1234 5678',
      idNumber: 'id 123456789',
      phone: '+1 555 010 0123',
    };

    const { registration } = (await browser.post('/registrations/identity', details)).json();
    const code = /code is (\w{6})/.exec(await bank().messageTo(details.email))?.[1];
    const access = { username: 'ada.stone', password: 'Brisk-Canal-58', terms: true };
    expect((await browser.post('/registrations', { registration, code, ...access })).statusCode).toBe(204);
    await browser.signIn(access.username, access.password);

    expect((await browser.get('/accounts')).json()).toMatchObject([
      { name: 'Everyday', balance: { minor: 100_000, currency: 'USD' } },
    ]);
    expect(await faultsOf(bank().owner)).toEqual([]);
  });
});
