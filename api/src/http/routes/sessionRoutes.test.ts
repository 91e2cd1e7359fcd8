import { REPLAY_GRACE_MS } from '../../features/sessions/refreshSession.ts';
import { addCustomer, PASSWORD } from '../../testing/addCustomer.ts';
import { onBothDatabases } from '../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../testing/TestBrowser.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ACCESS = '__Host-bank_access';
const REFRESH = '__Host-bank_refresh';

onBothDatabases((bank) => {
  /** Another browser with the same cookies. */
  const copyOf = ({ cookies }: TestBrowser) => {
    const copy = bank().browser();
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    return copy;
  };
  const signedIn = async () => {
    const customer = await addCustomer(bank().bank.db);
    return { customer, browser: await bank().browser().signIn(customer.username, PASSWORD) };
  };

  test('signs in with cookies that only this host gets, over a secure connection, and no script', async () => {
    const { username } = await addCustomer(bank().bank.db);

    const answer = await bank().browser().post('/auth/login', { username: username.toUpperCase(), password: PASSWORD });

    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name).sort()).toEqual([ACCESS, '__Host-bank_device', REFRESH]);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' });
      expect(cookie).not.toHaveProperty('domain');
    }
    const lifeOf = (wanted: string) => answer.cookies.find(({ name }) => name === wanted)?.maxAge;
    expect([lifeOf(ACCESS), lifeOf(REFRESH)]).toEqual([600, 8 * 3600]);
    expect(answer.headers['cache-control']).toBe('no-store');
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
    const { username } = await addCustomer(bank().bank.db);

    const wrong = await bank().browser().post('/auth/login', { username, password: 'Wrong-Harbour-42' });
    const unknown = await bank()
      .browser()
      .post('/auth/login', { username: 'nobody.here', password: 'Wrong-Harbour-42' });

    expect(refusal(wrong)).toEqual({ status: 401, name: 'wrong-credentials' });
    expect(unknown.body).toBe(wrong.body);
    const without = ({ date: _, ...headers }: Record<string, unknown>) => headers;
    expect(without(unknown.headers)).toEqual(without(wrong.headers));
    expect(bank().verifications).toBe(2);
  });

  test('slows an address down that keeps guessing, says for how long, and lets it go on afterwards', async () => {
    const { username } = await addCustomer(bank().bank.db);
    const attacker = bank().browser();
    for (let guess = 0; guess < 10; guess += 1) {
      await attacker.post('/auth/login', { username: `someone${guess}`, password: 'guess' });
    }

    const refused = await attacker.post('/auth/login', { username, password: PASSWORD });

    expect(refusal(refused)).toEqual({ status: 429, name: 'too-many-attempts' });
    expect(refused.json().retryAfter).toBeGreaterThan(14 * 60);
    expect(refused.headers['retry-after']).toBe(String(refused.json().retryAfter));
    expect(bank().verifications).toBe(10);
    bank().ahead = 16 * MINUTE;
    expect((await attacker.post('/auth/login', { username, password: PASSWORD })).statusCode).toBe(200);
  });

  test('counts the further guesses of a limited address against nobody else', async () => {
    const { username } = await addCustomer(bank().bank.db);
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
    for (let guess = 0; guess < 32; guess += 1) {
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
    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push((await browser.post('/auth/login', { username, password: 'guess' })).statusCode);
    }

    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.at(-1)).toBe(429);
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

  test('ends a session eight hours after the sign-in, however often it is renewed', async () => {
    const { browser } = await signedIn();
    for (let hour = 1; hour < 8; hour += 1) {
      bank().ahead = hour * HOUR;
      expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
    }
    bank().ahead = 8 * HOUR + 1000;

    expect(refusal(await browser.post('/auth/refresh'))).toEqual({ status: 401, name: 'session-over' });
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
    bank().ahead = 20 * MINUTE;
    await copyOf(browser).post('/auth/refresh');
    bank().ahead = 40 * MINUTE;

    expect((await browser.post('/auth/refresh')).statusCode).toBe(200);
    expect(browser.cookies.get(REFRESH)).toBe(lost.cookies.get(REFRESH));
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
    bank().ahead = 60 * MINUTE;
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

  test('changes how the customer is reached with the password only, and tells the old address', async () => {
    const { customer, browser } = await signedIn();
    const other = await addCustomer(bank().bank.db);
    const change = (change: object) => browser.patch('/profile', change);

    expect(refusal(await change({ email: 'new@mail.example', password: 'wrong' })).paths).toEqual(['/password']);
    expect(refusal(await change({ phone: other.phone, password: PASSWORD })).paths).toEqual(['/phone']);
    const changed = await change({ email: 'new@mail.example', password: PASSWORD });

    expect(changed.json()).toMatchObject({ email: 'new@mail.example', phone: customer.phone });
    expect((await browser.get('/auth/me')).json()).toMatchObject({ email: 'new@mail.example' });
    expect(await bank().messageTo(customer.email)).toContain('was changed');
  });
});
