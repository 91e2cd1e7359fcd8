import { sql } from 'kysely';
import { MINUTE } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';

onEitherDatabase((bank) => {
  const signedIn = async () => {
    const customer = await addCustomer(bank().owner, { accounts: [['Checking', 0]] });
    const browser = await bank().browser().signIn(customer.username, PASSWORD);
    const account = customer.accounts[0]?.id ?? '';
    return { ...customer, browser, account, close: () => browser.delete(`/accounts/${account}`) };
  };
  const signIn = (username: string) => bank().browser().post('/auth/login', { username, password: PASSWORD });

  test('a customer without an open account leaves, is told so, and is signed out everywhere for good', async () => {
    const { username, email, browser, close } = await signedIn();
    const elsewhere = await bank().browser().signIn(username, PASSWORD);
    expect(refusal(await browser.delete('/profile'))).toEqual({ status: 409, name: 'accounts-open' });
    await close();

    const answer = await browser.delete('/profile');

    expect(answer.statusCode).toBe(204);
    expect(browser.cookies.size).toBe(0);
    expect(refusal(await elsewhere.get('/auth/me')).name).toBe('not-signed-in');
    expect(refusal(await elsewhere.post('/auth/refresh')).name).toBe('session-over');
    expect(refusal(await signIn(username)).name).toBe('wrong-credentials');
    expect(await bank().messageTo(email)).toContain('requires us to keep for 10 years, and then erase it');
  });

  test('has to have shown within minutes to be who they are', async () => {
    const { username, browser, close } = await signedIn();
    await close();
    bank().ahead = 6 * MINUTE;

    expect(refusal(await browser.delete('/profile')).name).toBe('confirmation-needed');

    expect((await signIn(username)).statusCode).toBe(200);
    await browser.post('/auth/confirmation', { password: PASSWORD });
    expect((await browser.delete('/profile')).statusCode).toBe(204);
  });

  test('erases at once what nobody needs any more, and frees the phone number', async () => {
    const { id, username, email, phone, browser, close } = await signedIn();
    const payee = { name: 'Noah Beck', accountNumber: 'GB82 WEST 1234 5698 7654 32' };
    await browser.post('/payees', payee);
    await browser.post('/passkeys/options');
    await bank().browser().post('/auth/forgot-password', { phone });
    await close();

    await browser.delete('/profile');

    const { db } = bank().bank;
    const of = (table: 'sessions' | 'devices' | 'resets') =>
      db.selectFrom(table).select('customer_id').where('customer_id', '=', id).execute();
    expect(await Promise.all([of('sessions'), of('devices'), of('resets')])).toEqual([[], [], []]);
    const payees = db.selectFrom('payees').select(['name', 'number']).where('customer_id', '=', id);
    expect(JSON.stringify(await payees.execute())).not.toMatch(/Noah|WEST/);
    const customer = db.selectFrom('customers').selectAll().where('id', '=', id);
    expect(JSON.stringify(await customer.executeTakeFirst())).not.toMatch(
      new RegExp(`${username}|${email}|${phone.replace('+', '\\+')}|argon2`),
    );
    const next = await addCustomer(bank().owner);
    const freed = { phone, phone_key: phone.replace(/\D/g, '') };
    await bank().owner.updateTable('customers').set(freed).where('id', '=', next.id).execute();
  });

  test('a session that begins meanwhile is worth nothing', async () => {
    const { id, browser } = await signedIn();
    expect((await browser.get('/accounts')).statusCode).toBe(200);

    await bank()
      .owner.updateTable('customers')
      .set({ username: null, password_hash: null })
      .where('id', '=', id)
      .execute();

    expect(refusal(await browser.get('/accounts')).name).toBe('not-signed-in');
  });

  test('the API’s role cannot say who has left, nor for how long anything is kept, and who has left gets no account', async () => {
    const { id, account, close, browser } = await signedIn();
    const attempts = [
      sql`insert into former_customers values (${id}, '2000-01-01')`,
      sql`update former_customers set left_at = '2000-01-01'`,
      sql`update retention set years = 0`,
    ];
    for (const attempt of attempts) await expect(attempt.execute(bank().bank.db)).rejects.toThrow('permission denied');
    await close();
    await browser.delete('/profile');

    const opening = sql`
      insert into accounts (customer_id, number, name, type, currency, floor)
      select customer_id, 'another', name, type, currency, 0 from accounts where id = ${account}`;

    await expect(opening.execute(bank().owner)).rejects.toThrow('has left');
  });
});
