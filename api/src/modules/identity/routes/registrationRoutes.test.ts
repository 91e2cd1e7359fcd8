import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal } from '../../../testing/TestBrowser.ts';

const MINUTE = 60_000;
const NEW = 'Brisk-Canal-58';
let names = 0;

onEitherDatabase((bank) => {
  const onRecord = async (isRegistered = false) => {
    const customer = await addCustomer(bank().owner, { isRegistered, accounts: [['Checking', 1000]] });
    const { accounts, idNumber, phone, email } = customer;
    const numbers = { accountNumber: accounts[0]?.number ?? '', idNumber, phone };
    return {
      ...customer,
      identity: { ...numbers, firstName: 'Ada', lastName: 'Stone', dateOfBirth: '1990-12-31', email },
    };
  };
  const begin = (identity: object, browser = bank().browser()) => browser.post('/registrations/identity', identity);
  const proofOf = async (identity: object) => (await begin(identity)).json().registration as string;
  const messagesTo = (email: string) =>
    bank().bank.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute();
  const codeFor = async (email: string) => /code is (\w{6})/.exec(await bank().messageTo(email))?.[1] ?? '';
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
  const credentials = () => ({ username: `ada.stone${++names}`, password: NEW, terms: true });
  const begun = async () => {
    const customer = await onRecord();
    const registration = await proofOf(customer.identity);
    const code = await codeFor(customer.email);
    return { customer, body: { registration, code, ...credentials() }, wrong: otherThan(code) };
  };
  const send = (body: object) => bank().browser().post('/registrations', body);
  const kept = (id: string) =>
    bank().bank.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('opens access with the code from the email address on record, and shows the customer their account', async () => {
    const { identity, email } = await onRecord();
    const browser = bank().browser();
    const { accountNumber, phone, idNumber } = identity;
    const spelled = {
      ...identity,
      accountNumber: accountNumber.replace(/(\d{4})/g, '$1 '),
      phone: phone.replace('+', '+ '),
      idNumber: idNumber.toLowerCase(),
      firstName: ' ADA',
      lastName: 'Stöne',
      email: email.toUpperCase(),
    };
    const started = await begin(spelled, browser);
    const { username, ...others } = credentials();
    const body = { registration: started.json().registration, code: await codeFor(email), username, ...others };

    const { statusCode } = await browser.post('/registrations', body);

    expect([started.statusCode, statusCode]).toEqual([202, 204]);
    await browser.signIn(username, NEW);
    expect((await browser.get('/auth/me')).json()).toMatchObject({ firstName: 'Ada', email });
    expect((await browser.get('/accounts')).json()).toMatchObject([{ balance: { minor: 1000, currency: 'USD' } }]);
    expect(await bank().messageTo(email)).toContain('If this wasn’t you');
  });

  test('opens nothing without the code', async () => {
    const { customer, body, wrong } = await begun();

    expect(refusal(await send({ ...body, code: wrong }))).toMatchObject({ name: 'wrong-code', paths: ['/code'] });

    const browser = bank().browser();
    const signIn = await browser.post('/auth/login', { username: body.username, password: NEW });
    expect(refusal(signIn).name).toBe('wrong-credentials');
    expect(await kept(customer.id)).toMatchObject({ username: null, password_hash: null });
  });

  test('answers details that are not on record in the same way, and sends no code', async () => {
    const { identity, email } = await onRecord();
    const seen = ({ statusCode, headers, json }: Awaited<ReturnType<typeof begin>>) => {
      const { registration, expiresAt } = json();
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
      return { statusCode, ...headers, date: '', 'x-request-id': '', length: registration.length };
    };
    const written = async () => {
      const tables = ['registrations', 'outbox', 'audit_events'] as const;
      const rows = tables.map((table) => bank().bank.db.selectFrom(table).selectAll().execute());
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    const right = seen(await begin(identity));
    const before = await written();
    const strangers = [
      { accountNumber: '99999999' },
      { idNumber: 'ID0' },
      { phone: '+1 000 000' },
      { firstName: 'Eve' },
      { lastName: 'Mallory' },
      { email: 'eve@mail.example' },
    ];

    for (const wrong of strangers) expect(seen(await begin({ ...identity, ...wrong }))).toEqual(right);

    expect(await written()).toEqual(before.map((rows) => rows + strangers.length));
    expect(await messagesTo(email)).toHaveLength(1);
    expect(await messagesTo('eve@mail.example')).toEqual([]);
  });

  test('compares the date of birth if the bank knows it, and keeps the first one', async () => {
    const { identity, email, id } = await onRecord();
    const { db } = bank().bank;
    await db.updateTable('customers').set({ date_of_birth: '1984-02-29' }).where('id', '=', id).execute();
    await begin(identity);
    expect(await messagesTo(email)).toEqual([]);

    const registration = await proofOf({ ...identity, dateOfBirth: '1984-02-29' });
    await send({ registration, code: await codeFor(email), ...credentials() });

    const { username, date_of_birth } = await kept(id);
    expect([username, String(date_of_birth)]).toEqual([expect.stringContaining('ada.stone'), '1984-02-29']);
  });

  test('overwrites nothing in the bank’s records', async () => {
    const { identity, id, email } = await onRecord();
    const before = await kept(id);
    const registration = await proofOf({ ...identity, firstName: 'ADA', email: email.toUpperCase() });
    const { username, ...others } = credentials();
    await send({ registration, code: await codeFor(email), username, ...others });

    const after = { ...before, username, password_hash: expect.any(String), date_of_birth: expect.anything() };
    expect(await kept(id)).toEqual(after);
  });

  test('takes no code for details that are not on record', async () => {
    const { identity, email, id } = await onRecord();
    await begin(identity);
    const registration = await proofOf({ ...identity, lastName: 'Mallory' });
    const code = await codeFor(email);

    expect(refusal(await send({ registration, code, ...credentials() })).name).toBe('wrong-code');
    expect((await kept(id)).username).toBeNull();
  });

  test('tells customers who are registered already by email, and answers as always', async () => {
    const { identity, email, username } = await onRecord(true);
    const registration = await proofOf(identity);

    expect(await messagesTo(email)).toEqual([
      expect.objectContaining({ subject: 'You’re already registered for online banking' }),
    ]);
    expect(refusal(await send({ registration, code: '123456', ...credentials() })).name).toBe('wrong-code');
    await bank().browser().signIn(username, PASSWORD);
  });

  test('tells them where their codes go, after the password alone has changed the address', async () => {
    const { identity, email, id } = await onRecord(true);
    const former = { customer_id: id, email: `former.${email}`, expires_at: new Date(Date.now() + MINUTE) };
    await bank().bank.db.insertInto('former_addresses').values(former).execute();
    await begin(identity);

    expect(await messagesTo(email)).toEqual([]);
    expect(await bank().messageTo(former.email)).toContain('Someone tried to register with your details.');
  });

  test('sends a network three codes for a customer in 15 minutes, also for details nobody has', async () => {
    const { identity, email } = await onRecord();
    const answers = [];
    for (const asked of [identity, { ...identity, idNumber: 'ID0' }]) {
      const browser = bank().browser();
      for (let time = 0; time < 3; time += 1) expect((await begin(asked, browser)).statusCode).toBe(202);
      answers.push(await begin(asked, browser));
    }

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(new Set(answers.map(({ body }) => body.replace(/"retryAfter":\d+/, ''))).size).toBe(1);
    expect(await messagesTo(email)).toHaveLength(3);
    expect((await begin(identity)).statusCode).toBe(202);
  });

  test('sends a customer twelve codes in 15 minutes at most, from however many networks', async () => {
    const { identity, email } = await onRecord();
    for (let time = 0; time < 15; time += 1) await begin(identity);

    expect(await messagesTo(email)).toHaveLength(12);
  });

  test('is not closed to the customer by strangers who guess the other numbers', async () => {
    const { identity, email } = await onRecord();
    for (let guess = 0; guess < 30; guess += 1) await begin({ ...identity, idNumber: `ID${guess}` });

    await begin(identity);

    expect(await messagesTo(email)).toHaveLength(1);
  });

  test('takes five tries, after which the right code is refused too', async () => {
    const { body, wrong } = await begun();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(refusal(await send({ ...body, code: wrong }))).toMatchObject({ status: 422, name: 'wrong-code' });
    }

    expect(refusal(await send(body))).toMatchObject({ status: 410, name: 'code-expired' });
    expect(bank().hashes).toBe(0);
  });

  test('sends codes with letters once 25 were wrong in a row', async () => {
    const { identity, email } = await onRecord();
    for (let round = 0; round < 5; round += 1) {
      const registration = await proofOf(identity);
      const code = otherThan(await codeFor(email));
      for (let guess = 0; guess < 5; guess += 1) await send({ registration, code, ...credentials() });
    }
    expect(await bank().messageTo(email)).toContain('25 wrong codes');
    bank().ahead = 16 * MINUTE;

    const registration = await proofOf(identity);
    const code = await codeFor(email);

    expect(code).toMatch(/[A-Z]/);
    expect((await send({ registration, code: code.toLowerCase(), ...credentials() })).statusCode).toBe(204);
  });

  test('names the field that is not right, and takes the code for another try, as often as it needs', async () => {
    const { body } = await begun();
    const taken = await addCustomer(bank().owner);
    const faults: [object, string, string][] = [
      [{ password: 'short1!' }, '/password', 'invalid'],
      [{ password: 'Welcome2026!' }, '/password', 'invalid'],
      [{ password: `${body.username}-Aa1` }, '/password', 'invalid'],
      [{ password: 'Stone#Oak7*Pier' }, '/password', 'invalid'],
      [{ password: 'Aa1-'.repeat(33) }, '/password', 'invalid'],
      [{ terms: false }, '/terms', 'invalid'],
      [{ username: 'a b' }, '/username', 'invalid'],
      [{ code: '12345' }, '/code', 'invalid'],
      ...Array.from({ length: 6 }, (): [object, string, string] => [
        { username: taken.username.toUpperCase() },
        '/username',
        'username-taken',
      ]),
    ];
    for (const [wrong, path, name] of faults) {
      expect(refusal(await send({ ...body, ...wrong }))).toMatchObject({ name, paths: [path] });
    }
    expect(bank().hashes).toBe(0);

    expect((await send(body)).statusCode).toBe(204);
  });

  test('says whether a username is taken to nobody without the code', async () => {
    const { body, wrong } = await begun();
    const taken = await addCustomer(bank().owner);

    const answers = [
      await send({ ...body, code: wrong, username: taken.username }),
      await send({ ...body, code: wrong }),
    ];

    expect(answers[0]?.body).toBe(answers[1]?.body);
  });

  test.each([{ dateOfBirth: '2999-01-01' }, { dateOfBirth: '1990-02-30' }, { email: 'nobody' }, { firstName: '  ' }])(
    'refuses %j before it sends anything',
    async (wrong) => {
      const { identity, email } = await onRecord();

      const answer = await begin({ ...identity, ...wrong });

      expect(refusal(answer)).toMatchObject({ name: 'invalid', paths: [`/${Object.keys(wrong)[0]}`] });
      expect(await messagesTo(email)).toEqual([]);
    },
  );

  test('takes a code once, for 15 minutes, with its own proof only', async () => {
    const used = await begun();
    await send(used.body);
    const late = await begun();
    const other = await begun();
    const mixed = { ...late.body, registration: other.body.registration };
    expect(refusal(await send(mixed)).name).toBe('wrong-code');
    bank().ahead = 16 * MINUTE;

    for (const body of [used.body, late.body, { ...late.body, registration: 'made-up' }]) {
      expect(refusal(await send(body))).toMatchObject({ status: 410, name: 'code-expired' });
    }
    expect(bank().hashes).toBe(1);
  });

  test('stores no code and no proof that could be read', async () => {
    const { body } = await begun();
    const stored = JSON.stringify(await bank().bank.db.selectFrom('registrations').selectAll().execute());

    for (const secret of [body.code, body.registration]) expect(stored).not.toContain(`"${secret}"`);
  });
});
