import { sql } from 'kysely';
import { DAY, MINUTE } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, onPostgres, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { waitForLocks } from '../../../testing/waitForLocks.ts';

const NEW = 'Velvet-Anchor-91';
const ACCESS = '__Host-bank_access';
const REFRESH = '__Host-bank_refresh';

const change = (browser: TestBrowser, newPassword = NEW, currentPassword = PASSWORD) =>
  browser.post('/auth/password', { currentPassword, newPassword });
const signIn = (browser: TestBrowser, username: string, password: string) =>
  browser.post('/auth/login', { username, password });

async function signedIn(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { accounts: [['Checking', 0]] });
  return { customer, browser: await bank.browser().signIn(customer.username, PASSWORD) };
}

/** Another client with the same cookies. */
function copyOf(bank: TestBank, { cookies }: TestBrowser): TestBrowser {
  const copy = bank.browser();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

async function subjectsTo(bank: TestBank, recipient: string): Promise<string[]> {
  const rows = await bank.bank.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient).execute();
  return rows.map(({ subject }) => subject);
}

async function expectSignedOut(browser: TestBrowser): Promise<void> {
  expect(refusal(await browser.get('/auth/me')).name).toBe('not-signed-in');
  expect(refusal(await browser.post('/auth/refresh'))).toEqual({ status: 401, name: 'session-over' });
}

onEitherDatabase((bank) => {
  const codeTo = async (recipient: string) => /code is (\d{6})/.exec(await bank().messageTo(recipient))?.[1] ?? '';

  test('sets a new password, with which alone the customer signs in from then on, and tells the customer', async () => {
    const { customer, browser } = await signedIn(bank());

    const answer = await change(browser);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ accessExpiresAt: expect.any(String), expiresAt: expect.any(String) });
    expect((await signIn(bank().browser(), customer.username, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(bank().browser(), customer.username, NEW)).statusCode).toBe(200);
    expect(await subjectsTo(bank(), customer.email)).toEqual(['Your password was changed']);
    const events: { event: string }[] = (await browser.get('/activity')).json();
    expect(events.filter(({ event }) => event === 'password-changed')).toHaveLength(1);
  });

  test('ends all other sessions and goes on with this one, whose earlier tokens are worth nothing at once', async () => {
    const { customer, browser } = await signedIn(bank());
    const elsewhere = await bank().browser().signIn(customer.username, PASSWORD);
    const stolen = copyOf(bank(), browser);
    const [access, refresh] = [browser.cookies.get(ACCESS), browser.cookies.get(REFRESH)];

    await change(browser);

    for (const other of [elsewhere, stolen]) await expectSignedOut(other);
    expect(browser.cookies.get(ACCESS)).not.toBe(access);
    expect(browser.cookies.get(REFRESH)).not.toBe(refresh);
    expect((await browser.get('/auth/me')).json()).toMatchObject({ id: customer.id });
    expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
    expect(await subjectsTo(bank(), customer.email)).toEqual(['Your password was changed']);
  });

  test('does not make the session longer', async () => {
    const { browser } = await signedIn(bank());
    bank().ahead = 5 * MINUTE;

    const { cookies } = await change(browser);

    for (const name of [ACCESS, REFRESH]) {
      expect(cookies.find((cookie) => cookie.name === name)?.maxAge).toBeLessThanOrEqual(8 * 3600 - 5 * 60);
    }
  });

  test('ends what began under the old password: codes under way and known browsers, but not this one', async () => {
    const { customer, browser } = await signedIn(bank());
    await bank().browser().signIn(customer.username, PASSWORD);
    const asking = bank().browser();
    await asking.post('/auth/forgot-password', { phone: customer.phone });
    const code = await codeTo(customer.email);
    const pending = await browser.patch('/profile', { email: `other.${customer.email}`, password: PASSWORD });
    const pendingCode = await codeTo(`other.${customer.email}`);

    await change(browser);

    const reset = await asking.post('/auth/reset-password', { code, password: 'Copper-Lantern-37' });
    expect(refusal(reset).name).toBe('code-expired');
    const confirmed = await browser.post('/profile/confirmation', {
      change: pending.json().change,
      code: pendingCode,
    });
    expect(refusal(confirmed).name).toBe('code-expired');
    const { db } = bank().bank;
    expect(await db.selectFrom('devices').select('failures').where('customer_id', '=', customer.id).execute()).toEqual([
      { failures: 0 },
    ]);
  });

  test('refuses a wrong current password, records it, and makes whoever guesses wait longer and longer', async () => {
    const { customer, browser } = await signedIn(bank());
    for (let guess = 0; guess < 5; guess += 1) {
      expect(refusal(await change(browser, NEW, `Wrong-Harbour-${guess}`))).toEqual({
        status: 422,
        name: 'invalid',
        paths: ['/currentPassword'],
      });
    }
    const waits: number[] = [];
    for (let guess = 0; guess < 3; guess += 1) {
      const refused = await change(browser);
      expect(refusal(refused)).toEqual({ status: 429, name: 'too-many-attempts' });
      waits.push(Number(refused.headers['retry-after']));
      bank().ahead += Number(refused.headers['retry-after']) * 1000;
      await change(browser, NEW, 'Wrong-Harbour-9');
    }

    expect(waits).toEqual([30, 60, 120]);
    expect(bank().verifications).toBe(1 + 5 + 3);
    const events: { event: string; details: object }[] = (await browser.get('/activity')).json();
    expect(events[0]).toMatchObject({ event: 'password-refused', details: { inARow: 8 } });
    bank().ahead += 240_000;
    expect((await change(browser)).statusCode).toBe(200);
    expect((await signIn(bank().browser(), customer.username, NEW)).statusCode).toBe(200);
  });

  test('refuses the same new passwords as a registration and a reset, in the same words', async () => {
    const { customer, browser } = await signedIn(bank());
    const registering = await addCustomer(bank().owner, { isRegistered: false, accounts: [['Checking', 0]] });
    const { idNumber, phone, email, accounts } = registering;
    const person = { firstName: 'Ada', lastName: 'Stone', dateOfBirth: '1990-12-31', email };
    const applicant = bank().browser();
    const identity = { accountNumber: accounts[0]?.number, idNumber, phone, ...person };
    const { registration } = (await applicant.post('/registrations/identity', identity)).json();
    const registrationCode = await codeTo(email);
    const forgetful = bank().browser();
    await forgetful.post('/auth/forgot-password', { phone: customer.phone });
    const code = await codeTo(customer.email);
    const routes = [
      (password: string) => change(browser, password),
      (password: string) => forgetful.post('/auth/reset-password', { code, password }),
      (password: string) =>
        applicant.post('/registrations', {
          registration,
          code: registrationCode,
          username: customer.username,
          password,
          terms: true,
        }),
    ];
    const named = [`${customer.username}-Oak7`, 'Stone#Oak7*Pier'];
    const weak = 'Ab1!xyz quiet-harbour-42 Password1! P@ssw0rd2026 1qaz!QAZ Aa123456! Bank2026! Internationalbank1!';

    for (const password of [...weak.split(' '), `Aa1!${'x'.repeat(125)}`, ...named]) {
      const said = [];
      for (const ask of routes) {
        const answer = await ask(password);
        expect([password, answer.statusCode]).toEqual([password, 422]);
        said.push(answer.json().errors.map(({ message }: { message: string }) => message));
      }
      expect(said).toEqual([said[0], said[0], said[0]]);
    }
    for (const ask of routes.slice(0, 2)) {
      expect((await ask(PASSWORD)).json().errors[0].message).toContain('your current password');
    }
    expect((await change(browser)).statusCode).toBe(200);
  });

  test('takes it from the bank’s own pages and from a signed-in customer only', async () => {
    const { customer, browser } = await signedIn(bank());
    const body = { currentPassword: PASSWORD, newPassword: NEW };

    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect(refusal(await browser.post('/auth/password', body, headers))).toMatchObject({ name: 'not-allowed' });
    }
    expect(refusal(await change(bank().browser()))).toEqual({ status: 401, name: 'not-signed-in' });
    await browser.signIn(customer.username, PASSWORD);
  });

  test('changes nothing that it cannot record', async () => {
    const { owner: db } = bank();
    const { customer, browser } = await signedIn(bank());
    const elsewhere = await bank().browser().signIn(customer.username, PASSWORD);
    bank().api.log.level = 'silent';
    await sql`alter table audit_events add constraint full_disk check (event <> 'password-changed') not valid`.execute(
      db,
    );

    const { statusCode, headers } = await change(browser);

    await sql`alter table audit_events drop constraint full_disk`.execute(db);
    expect([statusCode, headers['set-cookie']]).toEqual([500, undefined]);
    for (const one of [browser, elsewhere]) expect((await one.get('/auth/me')).statusCode).toBe(200);
    expect(await subjectsTo(bank(), customer.email)).toEqual([]);
    expect((await signIn(bank().browser(), customer.username, PASSWORD)).statusCode).toBe(200);
    expect((await change(browser)).statusCode).toBe(200);
  });

  test('leaves no session to a sign-in that had looked at the old password before', async () => {
    const { customer, browser } = await signedIn(bank());
    const late = bank().browser();
    const { passwords } = bank().bank;
    bank().bank.passwords = {
      ...passwords,
      verify: async (hash, password) => {
        const isRight = await passwords.verify(hash, password);
        bank().bank.passwords = passwords;
        expect((await change(browser)).statusCode).toBe(200);
        return isRight;
      },
    };

    const answer = await signIn(late, customer.username, PASSWORD);

    expect(refusal(answer)).toEqual({ status: 401, name: 'wrong-credentials' });
    const { db } = bank().bank;
    const alive = await db
      .selectFrom('sessions')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(alive).toHaveLength(1);
  });

  test('takes five changes a day', async () => {
    const { browser } = await signedIn(bank());
    const words = ['Copper', 'Meadow', 'Lantern', 'Orchard', 'Pebble', 'Thistle'];
    const passwords = [PASSWORD, ...words.map((word) => `${word}-Quartz-58`)];
    const answers = [];
    for (const [index, next] of passwords.slice(1).entries())
      answers.push(await change(browser, next, passwords[index]));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(DAY / 1000);
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
  });
});

onPostgres((bank) => {
  test('of several changes at the same moment one counts, and the others change nothing', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { customer, browser } = await signedIn(bank());
      const passwords = ['Copper-Quartz-58', 'Meadow-Quartz-58', 'Lantern-Quartz-58', 'Orchard-Quartz-58'];

      const answers = await Promise.all(passwords.map((password) => change(copyOf(bank(), browser), password)));

      const statuses = answers.map(({ statusCode }) => statusCode);
      // Whoever comes once the first is through has tokens that it has replaced.
      expect(statuses.filter((status) => [401, 422].includes(status))).toHaveLength(3);
      expect(statuses).toContain(200);
      expect(await subjectsTo(bank(), customer.email)).toEqual(['Your password was changed']);
      const taken = [];
      for (const password of passwords) {
        taken.push((await signIn(bank().browser(), customer.username, password)).statusCode);
      }
      expect(taken).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
    }
  });

  test.each([
    ['just before the change', ['refresh', 'change']],
    ['that waits for the change', ['change', 'refresh']],
  ])('a refresh %s is no copy, and takes nothing from its tokens', async (_, order) => {
    const { customer, browser } = await signedIn(bank());
    await browser.get('/auth/me');
    const tab = copyOf(bank(), browser);
    const sent: ReturnType<typeof change>[] = [];

    await bank()
      .bank.db.transaction()
      .execute(async (trx) => {
        await trx.selectFrom('sessions').select('id').where('customer_id', '=', customer.id).forUpdate().execute();
        for (const request of order) {
          sent.push(request === 'change' ? change(browser) : tab.post('/auth/refresh'));
          await waitForLocks(bank(), sent.length);
        }
      });

    const answers = await Promise.all(sent);
    const statuses = answers.map(({ statusCode }, index) => [order[index], statusCode]);
    expect(statuses).toEqual(order.map((one) => [one, one === 'refresh' && order[0] === 'change' ? 401 : 200]));
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
    await expectSignedOut(tab);
    expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
    expect(await subjectsTo(bank(), customer.email)).toEqual(['Your password was changed']);
  });
});
