import { addCustomer } from '../../testing/addCustomer.ts';
import { onBothDatabases } from '../../testing/TestBank.ts';
import { refusal } from '../../testing/TestBrowser.ts';

const MINUTE = 60_000;
let names = 0;

onBothDatabases((bank) => {
  const unregistered = async () => {
    const customer = await addCustomer(bank().bank.db, { isRegistered: false, accounts: [['Checking', 1000]] });
    const [account] = customer.accounts;
    return {
      ...customer,
      identity: { accountNumber: account?.number ?? '', idNumber: customer.idNumber, phone: customer.phone },
    };
  };
  const details = (registration: string, email: string) => ({
    registration,
    firstName: 'Ada',
    lastName: 'Stone',
    dateOfBirth: '1990-12-31',
    email,
    username: `ada.stone${++names}`,
    password: 'Brisk-Canal-58',
    terms: true,
  });
  const proofOf = async (identity: object) =>
    (await bank().browser().post('/registrations/identity', identity)).json().registration as string;

  test('registers a customer, who can sign in then and sees their account', async () => {
    const { identity, email } = await unregistered();
    const browser = bank().browser();
    const { accountNumber, phone, idNumber } = identity;
    const grouped = {
      accountNumber: accountNumber.replace(/(\d{4})/g, '$1 '),
      phone: phone.replace('+', '+ '),
      idNumber: idNumber.toLowerCase(),
    };

    const started = await browser.post('/registrations/identity', grouped);
    const registration = details(started.json().registration, email);
    const { statusCode } = await browser.post('/registrations', registration);

    expect([started.statusCode, statusCode]).toEqual([200, 204]);
    await browser.signIn(registration.username, registration.password);
    expect((await browser.get('/auth/me')).json()).toMatchObject({ firstName: 'Ada', email });
    expect((await browser.get('/accounts')).json()).toMatchObject([{ balance: { minor: 1000, currency: 'USD' } }]);
    expect(await bank().messageTo(email)).toContain('If this was not you');
  });

  test('does not say which of the three numbers is wrong', async () => {
    const { identity } = await unregistered();
    const answers = [];
    for (const wrong of [{ accountNumber: '99999999' }, { idNumber: 'ID0' }, { phone: '+1 000 000' }]) {
      answers.push(
        await bank()
          .browser()
          .post('/registrations/identity', { ...identity, ...wrong }),
      );
    }

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(refusal)[0]).toMatchObject({ status: 422, name: 'unknown-identity' });
  });

  test('limits guessing of numbers, from one address or against one account', async () => {
    const { identity } = await unregistered();
    for (let guess = 0; guess < 10; guess += 1) {
      await bank()
        .browser()
        .post('/registrations/identity', { ...identity, idNumber: `ID${guess}` });
    }

    expect(refusal(await bank().browser().post('/registrations/identity', identity)).name).toBe('too-many-attempts');
    const other = await unregistered();
    expect((await bank().browser().post('/registrations/identity', other.identity)).statusCode).toBe(200);
  });

  test('slows an address down that makes proofs up', async () => {
    const { identity, email } = await unregistered();
    const registration = details(await proofOf(identity), email);
    const attacker = bank().browser();
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await attacker.post('/registrations', { ...registration, registration: `made-up-${guess}` });
      expect(refusal(answer).name).toBe('registration-expired');
    }

    const refused = await attacker.post('/registrations', registration);

    expect(refusal(refused)).toEqual({ status: 429, name: 'too-many-attempts' });
    expect(bank().hashes).toBe(0);
    expect((await bank().browser().post('/registrations', registration)).statusCode).toBe(204);
  });

  test('lets a customer correct what they like, as often as they like', async () => {
    const { identity, email } = await unregistered();
    const registration = details(await proofOf(identity), email);
    const browser = bank().browser();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const answer = await browser.post('/registrations', { ...registration, password: 'password' });
      expect(refusal(answer)).toMatchObject({ name: 'invalid', paths: ['/password'] });
    }

    expect((await browser.post('/registrations', registration)).statusCode).toBe(204);
  });

  test('names the field that is not right, and lets the customer correct it', async () => {
    const { identity, email } = await unregistered();
    const registration = details(await proofOf(identity), email);
    const taken = await addCustomer(bank().bank.db);
    const browser = bank().browser();
    const faults: [object, string, string][] = [
      [{ password: 'short1!' }, '/password', 'invalid'],
      [{ password: 'Welcome2026!' }, '/password', 'invalid'],
      [{ password: `${registration.username}-Aa1` }, '/password', 'invalid'],
      [{ password: 'Aa1-'.repeat(33) }, '/password', 'invalid'],
      [{ dateOfBirth: '2999-01-01' }, '/dateOfBirth', 'invalid'],
      [{ dateOfBirth: '1990-02-30' }, '/dateOfBirth', 'invalid'],
      [{ email: 'nobody' }, '/email', 'invalid'],
      [{ firstName: '  ' }, '/firstName', 'invalid'],
      [{ terms: false }, '/terms', 'invalid'],
      [{ username: 'a b' }, '/username', 'invalid'],
      [{ username: taken.username.toUpperCase() }, '/username', 'username-taken'],
    ];
    for (const [wrong, path, name] of faults) {
      const answer = await browser.post('/registrations', { ...registration, ...wrong });
      expect(refusal(answer)).toMatchObject({ name, paths: [path] });
    }
    expect(bank().hashes).toBe(0);

    expect((await browser.post('/registrations', registration)).statusCode).toBe(204);
  });

  test('overwrites nothing in the bank’s records, and says which of the details differs, five times', async () => {
    const { identity, email, id } = await unregistered();
    const { db } = bank().bank;
    const records = () =>
      db.selectFrom('customers').select(['first_name', 'last_name', 'email']).where('id', '=', id).executeTakeFirst();
    const before = await records();
    const registration = details(await proofOf(identity), email);
    const browser = bank().browser();
    const wrong: [object, string][] = [
      [{ firstName: 'Eve' }, '/firstName'],
      [{ lastName: 'Mallory' }, '/lastName'],
      [{ email: 'eve@mail.example' }, '/email'],
    ];
    for (const [change, path] of [...wrong, ...wrong.slice(0, 2)]) {
      const answer = await browser.post('/registrations', { ...registration, ...change });
      expect(refusal(answer)).toMatchObject({ name: 'invalid', paths: [path] });
    }

    expect(refusal(await browser.post('/registrations', registration)).name).toBe('too-many-attempts');
    bank().ahead = 16 * MINUTE;
    const spelled = { firstName: ' ADA', lastName: 'Stöne', email: email.toUpperCase() };
    expect((await browser.post('/registrations', { ...registration, ...spelled })).statusCode).toBe(204);
    expect(await records()).toEqual(before);
  });

  test('takes a proof once, and for half an hour', async () => {
    const first = await unregistered();
    const used = details(await proofOf(first.identity), first.email);
    await bank().browser().post('/registrations', used);
    const second = await unregistered();
    const late = details(await proofOf(second.identity), second.email);
    bank().ahead = 31 * MINUTE;

    for (const registration of [details(used.registration, first.email), late, details('made-up', first.email)]) {
      const answer = await bank().browser().post('/registrations', registration);
      expect(refusal(answer)).toMatchObject({ status: 410, name: 'registration-expired' });
    }
    expect(bank().hashes).toBe(1);
    expect(refusal(await bank().browser().post('/registrations/identity', first.identity)).name).toBe(
      'already-registered',
    );
  });
});
