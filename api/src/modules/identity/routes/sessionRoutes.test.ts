import { sql } from 'kysely';
import { IDLE_LIMIT_MS } from '../../../kernel/bank/Bank.ts';
import { REPLAY_GRACE_MS } from '../../../kernel/sessions/replayGrace.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

const MINUTE = 60_000;
const ACCESS = '__Host-bank_access';
const REFRESH = '__Host-bank_refresh';
const DEVICE = '__Host-bank_device';

function browsersOf(bank: () => TestBank) {
  /** Another browser with the same cookies. */
  const copyOf = ({ cookies }: TestBrowser) => {
    const copy = bank().browser();
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  };
  const signedIn = async () => {
    const customer = await addCustomer(bank().owner);
    return { customer, browser: await bank().browser().signIn(customer.username, PASSWORD) };
  };
  return { copyOf, signedIn };
}

onEitherDatabase((bank) => {
  const { copyOf, signedIn } = browsersOf(bank);

  test('signs in with cookies that only this host gets, over a secure connection, and no script', async () => {
    const { username } = await addCustomer(bank().owner);

    const answer = await bank().browser().post('/auth/login', { username: username.toUpperCase(), password: PASSWORD });

    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual([ACCESS, '__Host-bank_device', REFRESH]);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' });
      expect(cookie).not.toHaveProperty('domain');
    }
    const lifeOf = (wanted: string) => answer.cookies.find(({ name }) => name === wanted)?.maxAge;
    for (const name of [ACCESS, REFRESH]) {
      expect(lifeOf(name)).toBeLessThanOrEqual(8 * 3600);
      // A busy machine answers a moment after the session began.
      expect(lifeOf(name)).toBeGreaterThan(8 * 3600 - 30);
    }
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('tells the gateway who has signed in, whether they work for the bank, and their groups', async () => {
    const { id, username } = await addCustomer(bank().owner);
    const told = async (password: string) =>
      (await bank().browser().post('/auth/login', { username, password })).headers['x-bank-customer'];

    expect(await told('wrong')).toBeUndefined();
    expect(await told(PASSWORD)).toBe(`username=${username}`);
    await sql`update customers set is_staff = true where id = ${id}`.execute(bank().owner);
    expect(await told(PASSWORD)).toBe(`username=${username}&staff=yes`);
    await sql`update customers set groups = '{private,savings}' where id = ${id}`.execute(bank().owner);
    expect(await told(PASSWORD)).toBe(`username=${username}&staff=yes&group=private&group=savings`);
  });

  test('tells who is signed in', async () => {
    const { customer, browser } = await signedIn();

    const { id, username, email, phone } = customer;
    expect((await browser.get('/auth/me')).json()).toMatchObject({
      id,
      username,
      email,
      phone,
      customerSince: '2020-01-01',
    });
  });

  test('stores no token as it is', async () => {
    const { browser } = await signedIn();
    const tokens = [...browser.cookies.values()];

    const { db } = bank().bank;
    const stored = JSON.stringify([
      await db.selectFrom('access_tokens').selectAll().execute(),
      await db.selectFrom('refresh_tokens').selectAll().execute(),
      await db.selectFrom('devices').selectAll().execute(),
    ]);
    expect(tokens).toHaveLength(3);
    for (const token of tokens) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(JSON.stringify([...Buffer.from(token)]).slice(1, -1));
    }
  });

  test('answers an unknown username and a wrong password with the same bytes, after the same one check', async () => {
    const { username } = await addCustomer(bank().owner);

    const wrong = await bank().browser().post('/auth/login', { username, password: 'Wrong-Harbour-42' });
    const unknown = await bank()
      .browser()
      .post('/auth/login', { username: 'nobody.here', password: 'Wrong-Harbour-42' });

    expect(refusal(wrong)).toEqual({ status: 401, name: 'wrong-credentials' });
    expect(unknown.body).toBe(wrong.body);
    const without = ({ date: _, 'x-request-id': __, ...headers }: Record<string, unknown>) => headers;
    expect(without(unknown.headers)).toEqual(without(wrong.headers));
    expect(bank().verifications).toBe(2);
  });

  test('renews a session: new tokens, the same end', async () => {
    const { browser } = await signedIn();
    const [access, refresh] = [browser.cookies.get(ACCESS), browser.cookies.get(REFRESH)];
    bank().ahead = 11 * MINUTE;
    expect(refusal(await browser.get('/auth/me')).name).toBe('not-signed-in');

    const answer = await browser.post('/auth/refresh');

    expect(answer.statusCode).toBe(200);
    expect(browser.cookies.get(ACCESS)).not.toBe(access);
    expect(browser.cookies.get(REFRESH)).not.toBe(refresh);
    expect(answer.cookies.find(({ name }) => name === REFRESH)?.maxAge).toBeLessThanOrEqual(8 * 3600 - 11 * 60);
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
  });

  test('answers the old token with the same successor for a moment', async () => {
    const { browser } = await signedIn();
    const late = copyOf(browser);
    await browser.post('/auth/refresh');
    await browser.get('/auth/me');
    const successor = browser.cookies.get(REFRESH);
    // A page may wait 10 s for another tab's lock, and then 30 s for an answer.
    bank().ahead = 45_000;

    expect((await late.post('/auth/refresh')).statusCode).toBe(200);
    expect(late.cookies.get(REFRESH)).toBe(successor);
    expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
  });

  test('gives it as long as it has not arrived: the answer may have been lost more than once', async () => {
    const { browser } = await signedIn();
    const lost = copyOf(browser);
    await lost.post('/auth/refresh');
    bank().ahead = 15 * MINUTE;
    await copyOf(browser).post('/auth/refresh');
    bank().ahead = 30 * MINUTE;

    expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
    expect(browser.cookies.get(REFRESH)).toBe(lost.cookies.get(REFRESH));
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
    bank().ahead = 45 * MINUTE;
    expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
  });

  test('ends the session of a thief who was the first to use what a stolen token led to', async () => {
    const { browser } = await signedIn();
    const thief = copyOf(browser);
    await thief.post('/auth/refresh');
    expect((await thief.get('/auth/me')).statusCode).toBe(200);
    bank().ahead = REPLAY_GRACE_MS + 1000;

    expect(refusal(await browser.post('/auth/refresh')).name).toBe('session-over');
    expect(refusal(await thief.get('/auth/me')).name).toBe('not-signed-in');
    expect(refusal(await thief.post('/auth/refresh')).name).toBe('session-over');
  });

  test('ends the session when a token comes back whose successor was replaced in its turn', async () => {
    const { browser } = await signedIn();
    const thief = copyOf(browser);
    await browser.post('/auth/refresh');
    await browser.post('/auth/refresh');
    bank().ahead = REPLAY_GRACE_MS + 1000;

    expect(refusal(await thief.post('/auth/refresh')).name).toBe('session-over');
    expect(refusal(await browser.post('/auth/refresh')).name).toBe('session-over');
  });

  test('ends the session when a token comes back whose successor has arrived, and deletes no cookie', async () => {
    const { browser } = await signedIn();
    const thief = copyOf(browser);
    await browser.post('/auth/refresh');
    await browser.get('/auth/me');
    bank().ahead = REPLAY_GRACE_MS + 1000;

    const stolen = await thief.post('/auth/refresh');

    expect(refusal(stolen)).toEqual({ status: 401, name: 'session-over' });
    expect(stolen.headers['set-cookie']).toBeUndefined();
    expect(refusal(await browser.get('/auth/me')).name).toBe('not-signed-in');
    expect(refusal(await browser.post('/auth/refresh')).name).toBe('session-over');
  });

  test('ends a session after twenty minutes without a request, whoever refreshes it then', async () => {
    const { browser } = await signedIn();
    for (const minutes of [15, 30]) {
      bank().ahead = minutes * MINUTE;
      expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
    }
    const access = copyOf(browser);
    bank().ahead += IDLE_LIMIT_MS + 1000;

    expect(refusal(await browser.post('/auth/refresh'))).toEqual({ status: 401, name: 'session-over' });
    bank().ahead = 30 * MINUTE;
    expect(refusal(await access.get('/auth/me')).name).toBe('not-signed-in');
  });

  test('takes any request as activity', async () => {
    const { browser } = await signedIn();
    for (let minutes = 9; minutes < 60; minutes += 9) {
      bank().ahead = minutes * MINUTE;
      if ((await browser.get('/auth/me')).statusCode === 401) await browser.post('/auth/refresh');
    }

    expect((await browser.get('/auth/me')).statusCode).toBe(200);
  });

  test('ends the earlier session of a browser with a new sign-in, and no session of another browser', async () => {
    const { customer, browser } = await signedIn();
    const elsewhere = await bank().browser().signIn(customer.username, PASSWORD);
    const earlier = copyOf(browser);
    const other = await addCustomer(bank().owner);

    await browser.signIn(customer.username, PASSWORD);
    expect(refusal(await earlier.get('/auth/me')).name).toBe('not-signed-in');
    expect(refusal(await earlier.post('/auth/refresh')).name).toBe('session-over');
    const mine = copyOf(browser);
    await browser.post('/auth/login', { username: customer.username, password: 'wrong' });
    expect((await mine.get('/auth/me')).statusCode).toBe(200);
    await browser.signIn(other.username, PASSWORD);
    expect(refusal(await mine.post('/auth/refresh')).name).toBe('session-over');
    expect((await elsewhere.get('/auth/me')).statusCode).toBe(200);
  });

  test('keeps when, where and with what a session was begun and last used', async () => {
    const { username, id } = await addCustomer(bank().owner);
    const browser = bank().browser('2001:db8:1:2:3::4');
    await browser.post('/auth/login', { username, password: PASSWORD }, { 'user-agent': 'Browser/1.0' });
    bank().ahead = 5 * MINUTE;
    await browser.get('/auth/me');

    const [session] = await bank().bank.db.selectFrom('sessions').selectAll().where('customer_id', '=', id).execute();

    expect(session).toMatchObject({ network: '2001:db8:1:2::/64', user_agent: 'Browser/1.0' });
    const { started_at, last_seen_at } = session ?? {};
    expect(Number(last_seen_at) - Number(started_at)).toBeGreaterThanOrEqual(5 * MINUTE);
  });

  test('shows customers when, from which network and with which browser they signed in', async () => {
    const { username } = await addCustomer(bank().owner);
    const browser = bank().browser('2001:db8:1:2:3::4');
    await browser.post('/auth/login', { username, password: PASSWORD }, { 'user-agent': 'Browser/1.0' });

    const [signIn] = (await browser.get('/activity')).json();

    expect(signIn).toMatchObject({
      event: 'signed-in',
      network: '2001:db8:1:2::/64',
      details: { browser: 'Browser/1.0' },
    });
    expect(Math.abs(Date.parse(signIn.at) - Date.now())).toBeLessThan(MINUTE);
  });

  test.each([
    ['the refresh token alone', [REFRESH]],
    ['both tokens, without the browser’s cookie', [REFRESH, ACCESS]],
    ['the refresh token and the browser’s cookie', [REFRESH, DEVICE]],
  ])('ends the session of whoever refreshes with %s, and tells the customer', async (_, stolen) => {
    const { customer, browser } = await signedIn();
    await browser.get('/auth/me');
    const thief = bank().browser();
    for (const name of stolen) thief.cookies.set(name, browser.cookies.get(name) ?? '');

    expect(refusal(await thief.post('/auth/refresh'))).toEqual({ status: 401, name: 'session-over' });

    expect(refusal(await browser.get('/auth/me')).name).toBe('not-signed-in');
    expect(await bank().messageTo(customer.email)).toContain('a copy of your session');
  });

  test('takes an access token only together with the cookie of its browser', async () => {
    const { browser } = await signedIn();
    const thief = bank().browser();
    thief.cookies.set(ACCESS, browser.cookies.get(ACCESS) ?? '');

    expect(refusal(await thief.get('/auth/me')).name).toBe('not-signed-in');
  });

  test('signs out: the tokens are worth nothing any more, and a refresh cannot bring the session back', async () => {
    const { browser } = await signedIn();
    const kept = copyOf(browser);

    const { statusCode, body } = await browser.post('/auth/logout');

    expect([statusCode, body]).toEqual([204, '']);
    expect([...browser.cookies.keys()]).toEqual(['__Host-bank_device']);
    expect(refusal(await kept.get('/auth/me')).name).toBe('not-signed-in');
    expect(refusal(await kept.post('/auth/refresh')).name).toBe('session-over');
    expect((await browser.post('/auth/logout')).statusCode).toBe(204);
  });
});

onEitherDatabase((bank) => {
  const { copyOf, signedIn } = browsersOf(bank);

  test('slows an address down that keeps guessing, says for how long, and lets it go on afterwards', async () => {
    const { username } = await addCustomer(bank().owner);
    const attacker = bank().browser();
    for (let guess = 0; guess < 40; guess += 1) {
      await attacker.post('/auth/login', { username: `someone${guess}`, password: 'guess' });
    }

    const refused = await attacker.post('/auth/login', { username, password: PASSWORD });

    expect(refusal(refused)).toEqual({ status: 429, name: 'too-many-attempts' });
    expect(refused.json().retryAfter).toBeGreaterThan(59 * 60);
    expect(refused.headers['retry-after']).toBe(String(refused.json().retryAfter));
    bank().ahead = 61 * MINUTE;
    expect((await attacker.post('/auth/login', { username, password: PASSWORD })).statusCode).toBe(200);
  });

  test('counts the further guesses of a limited address against nobody else', async () => {
    const { username } = await addCustomer(bank().owner);
    const attacker = bank().browser();
    for (let guess = 0; guess < 40; guess += 1) {
      await attacker.post('/auth/login', { username, password: 'guess' });
    }

    const elsewhere = await bank().browser().post('/auth/login', { username, password: PASSWORD });

    expect(elsewhere.statusCode).toBe(200);
  });

  test('never locks the browser that the customer has signed in with before', async () => {
    const { customer, browser } = await signedIn();
    await browser.post('/auth/logout');
    for (let guess = 0; guess < 52; guess += 1) {
      await bank().browser().post('/auth/login', { username: customer.username, password: 'guess' });
    }

    const { username } = customer;
    const elsewhere = await bank().browser().post('/auth/login', { username, password: PASSWORD });
    const known = await browser.post('/auth/login', { username, password: PASSWORD });

    expect(refusal(elsewhere).name).toBe('too-many-attempts');
    expect(known.statusCode).toBe(200);
  });

  test('lets nobody guess from a known browser for ever either', async () => {
    const { customer, browser } = await signedIn();
    const { username } = customer;
    const statuses = [];
    for (let guess = 0; guess < 16; guess += 1) {
      statuses.push((await browser.post('/auth/login', { username, password: 'guess' })).statusCode);
    }

    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(401));
    expect(statuses.at(-1)).toBe(429);
  });

  test('ends a session eight hours after the sign-in, however often it is renewed', async () => {
    const { browser } = await signedIn();
    for (let quarter = 1; quarter < 32; quarter += 1) {
      bank().ahead = quarter * 15 * MINUTE;
      expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
    }
    bank().ahead = 8 * 60 * MINUTE + 1000;

    expect(refusal(await browser.post('/auth/refresh'))).toEqual({ status: 401, name: 'session-over' });
  });

  const THIEF_WAITS = [0, 1000, REPLAY_GRACE_MS + 1000, 8 * MINUTE];
  test.each(THIEF_WAITS.flatMap((wait) => ['/auth/me', '/auth/refresh'].map((contact) => [wait, contact] as const)))(
    'finds a thief with all cookies who refreshes before the customer and acts %d ms after them, at the next %s',
    async (wait, contact) => {
      const { browser } = await signedIn();
      await browser.get('/auth/me');
      const thief = copyOf(browser);
      bank().ahead = 10 * MINUTE;
      await thief.post('/auth/refresh');
      await browser.post('/auth/refresh');
      expect((await browser.get('/auth/me')).statusCode).toBe(200);
      bank().ahead += wait;
      await thief.get('/auth/me');

      bank().ahead += REPLAY_GRACE_MS + 1000;
      await browser.send(contact === '/auth/me' ? 'GET' : 'POST', contact);

      for (const one of [browser, thief]) {
        expect(refusal(await one.get('/auth/me')).name).toBe('not-signed-in');
        expect(refusal(await one.post('/auth/refresh')).name).toBe('session-over');
      }
    },
  );

  test('tells two tabs of one browser from a copy, in whatever order their refreshes are answered', async () => {
    const { browser } = await signedIn();
    for (let cycle = 1; cycle <= 4; cycle += 1) {
      bank().ahead = cycle * 10 * MINUTE + 1000;
      const tabs = [copyOf(browser), copyOf(browser)];
      for (const tab of tabs) expect((await tab.post('/auth/refresh')).statusCode).toBe(200);
      for (const answered of cycle % 2 ? tabs : tabs.reverse()) {
        for (const [name, value] of answered.cookies) browser.cookies.set(name, value);
        const underWay = copyOf(browser);
        expect((await browser.get('/auth/me')).statusCode).toBe(200);
        bank().ahead += 20_000;
        expect((await underWay.get('/auth/me')).statusCode).toBe(200);
      }
    }
  });
});
