import { DAY, MINUTE } from '../../../kernel/bank/Bank.ts';
import { sweep } from '../../../kernel/sweep.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { startSession } from './startSession.ts';

const NEW = 'Velvet-Anchor-91';

onEitherDatabase((bank) => {
  const signIn = (browser: TestBrowser, username: string, password = PASSWORD) =>
    browser.post('/auth/login', { username, password });
  const guess = async (username: string) => (await signIn(bank().browser(), username, 'guess')).statusCode;
  /** Guesses from a new network each time, over weeks. */
  const guessForWeeks = async (username: string) => {
    const statuses: number[] = [];
    for (let day = 0; day < 20; day += 1) {
      bank().ahead = day * DAY;
      for (let time = 0; time < 4; time += 1) statuses.push(await guess(username));
    }
    return statuses;
  };
  const messagesTo = async (recipient: string) =>
    (await bank().bank.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient).execute()).map(
      ({ subject }) => subject,
    );
  const askFor = async (browser: TestBrowser, { phone, email }: { phone: string; email: string }) => {
    await browser.post('/auth/forgot-password', { phone });
    return /code is (\w{6})/.exec(await bank().messageTo(email))?.[1] ?? '';
  };
  const reset = (browser: TestBrowser, code: string) => browser.post('/auth/reset-password', { code, password: NEW });

  test('looks at fifty wrong passwords in a row at most, whatever the network and the day', async () => {
    const { username, id, email } = await addCustomer(bank().owner);
    const statuses = await guessForWeeks(username);

    expect(statuses).toEqual([...Array(50).fill(401), ...Array(30).fill(429)]);
    expect(bank().verifications).toBe(50);
    expect(refusal(await signIn(bank().browser(), username))).toMatchObject({ name: 'too-many-attempts' });
    expect(bank().verifications).toBe(50);
    expect(await messagesTo(email)).toEqual(Array(3).fill('Wrong passwords were entered for your account'));
    const events = await bank().bank.db.selectFrom('audit_events').select('event').where('chain', '=', id).execute();
    expect(events.filter(({ event }) => event === 'sign-in-refused')).toHaveLength(49);
    expect(events.filter(({ event }) => event === 'sign-in-closed')).toHaveLength(1);
    bank().ahead += 1000 * DAY;
    await sweep(bank().bank, jobRun());
    expect(await guess(username)).toBe(429);
  }, 60_000);

  test('answers for a username that nobody has in the same way', async () => {
    const statuses = await guessForWeeks('nobody.has.this');

    expect(statuses).toEqual([...Array(50).fill(401), ...Array(30).fill(429)]);
    const kept = JSON.stringify(await bank().bank.db.selectFrom('audit_events').select(['chain', 'details']).execute());
    expect(kept).not.toContain('nobody.has.this');
  }, 60_000);

  test('keeps no customer out: a known browser and a code go on working, and a new password opens the rest', async () => {
    const customer = await addCustomer(bank().owner);
    const { username } = customer;
    const known = await bank().browser().signIn(username, PASSWORD);
    await guessForWeeks(username);

    expect((await signIn(known, username)).statusCode).toBe(200);
    expect((await signIn(bank().browser(), username)).statusCode).toBe(429);
    const elsewhere = bank().browser();
    expect((await reset(elsewhere, await askFor(elsewhere, customer))).statusCode).toBe(204);
    expect((await signIn(bank().browser(), username, NEW)).statusCode).toBe(200);
  }, 60_000);

  test('gives known browsers fifty wrong passwords in a row together', async () => {
    const { username } = await addCustomer(bank().owner);
    const browsers = [];
    for (let count = 0; count < 7; count += 1) browsers.push(await bank().browser().signIn(username, PASSWORD));
    await guessForWeeks(username);
    bank().verifications = 0;

    for (const browser of browsers) {
      for (let time = 0; time < 12; time += 1) await signIn(browser, username, 'guess');
    }

    expect(bank().verifications).toBe(50);
  }, 60_000);

  test('looks at a hundred wrong passwords in a row at most, wherever they are entered', async () => {
    const customer = await addCustomer(bank().owner);
    const { username } = customer;
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 6; count += 1) browsers.push(await bank().browser().signIn(username, PASSWORD));
    /** Somebody has got the cookies of a new session; a sign-in of the customer would begin the count anew. */
    const steal = async (browser: TestBrowser) => {
      const device = browser.cookies.get('__Host-bank_device') ?? '';
      const client = { address: '192.0.2.1', userAgent: '', device, language: undefined };
      const { access } = await startSession(bank().bank, customer.id, client);
      browser.cookies.set('__Host-bank_access', access);
    };
    const wrong: ((browser: TestBrowser) => ReturnType<TestBrowser['post']>)[] = [
      (browser) => signIn(browser, username, 'guess'),
      (browser) => browser.patch('/profile', { email: 'thief@mail.example', password: 'guess' }),
      (browser) => browser.post('/auth/password', { currentPassword: 'guess', newPassword: NEW }),
    ];
    bank().verifications = 0;
    for (let day = 0; day < 30; day += 1) {
      bank().ahead = day * (DAY + MINUTE);
      for (const [index, browser] of browsers.entries()) {
        await steal(browser);
        await wrong[(day + index) % wrong.length]?.(browser);
      }
      await guess(username);
    }

    expect(bank().verifications).toBe(100);
    for (const browser of browsers) {
      await steal(browser);
      const right = [
        await signIn(browser, username, PASSWORD),
        await browser.patch('/profile', { email: 'thief@mail.example', password: PASSWORD }),
        await browser.post('/auth/password', { currentPassword: PASSWORD, newPassword: NEW }),
      ];
      expect(right.map((answer) => refusal(answer).name)).toEqual(Array(3).fill('too-many-attempts'));
    }
    expect(bank().verifications).toBe(100);
    const own = bank().browser();
    expect((await reset(own, await askFor(own, customer))).statusCode).toBe(204);
    await own.signIn(username, NEW);
    const changed = await own.post('/auth/password', { currentPassword: NEW, newPassword: 'Copper-Quartz-58' });
    expect(changed.statusCode).toBe(200);
  }, 60_000);

  test('begins to count anew after a success', async () => {
    const { username } = await addCustomer(bank().owner);
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 30; time += 1) expect(await guess(username)).toBe(401);
      expect((await signIn(bank().browser(), username)).statusCode).toBe(200);
    }
  }, 60_000);

  test('makes one network wait longer and longer, and no other', async () => {
    const { username } = await addCustomer(bank().owner);
    const attacker = bank().browser();
    const waits: number[] = [];
    while (waits.length < 5) {
      const { statusCode, headers } = await signIn(attacker, username, 'guess');
      if (statusCode === 401) continue;
      waits.push(Number(headers['retry-after']));
      // The network's own window of fifteen minutes does not matter here.
      await bank().bank.db.deleteFrom('throttles').execute();
      bank().ahead += Number(headers['retry-after']) * 1000;
    }

    expect(waits).toEqual([30, 60, 120, 240, 480]);
    expect((await signIn(bank().browser(), username)).statusCode).toBe(200);
  }, 60_000);

  test('counts the free tries of one moment in whatever order they come', async () => {
    const { username } = await addCustomer(bank().owner);
    const browser = bank().browser();
    const answers = [];
    for (const seconds of [5, 0, 3, 1, 0, 0]) {
      bank().ahead = seconds * 1000;
      answers.push(await signIn(browser, username, 'guess'));
    }

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(30);
  });

  test('takes fifty wrong codes of six digits in a row at most; then codes have letters, so that nobody is kept out', async () => {
    const customer = await addCustomer(bank().owner);
    const names: string[] = [];
    const codes: string[] = [];
    for (let round = 0; round < 14; round += 1) {
      bank().ahead = round * 20 * MINUTE;
      const stranger = bank().browser();
      const code = await askFor(stranger, customer);
      codes.push(code);
      for (let time = 0; time < 5; time += 1) {
        names.push(refusal(await reset(stranger, code === '000000' ? '000001' : '000000')).name);
      }
    }

    expect(names).toEqual(Array(70).fill('wrong-code'));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(expect.stringMatching(/^\d{6}$/)));
    expect(codes.slice(5)).toEqual(Array(9).fill(expect.stringMatching(/^(?=.*[A-Z])[2-9A-Z]{6}$/)));
    const own = bank().browser();
    const code = await askFor(own, customer);
    expect((await reset(own, code.toLowerCase())).statusCode).toBe(204);
    const later = bank().browser();
    expect(await askFor(later, customer)).toMatch(/^\d{6}$/);
  }, 60_000);

  test('refuses codes of six digits that were sent before there were fifty wrong ones, the right one too', async () => {
    const customer = await addCustomer(bank().owner);
    const strangers = [];
    for (let count = 0; count < 12; count += 1) {
      const browser = bank().browser();
      strangers.push({ browser, code: await askFor(browser, customer) });
    }
    const names: string[] = [];
    for (const { browser, code } of strangers.slice(1)) {
      for (let time = 0; time < 5; time += 1) {
        names.push(refusal(await reset(browser, code === '000000' ? '000001' : '000000')).name);
      }
    }

    expect(names.filter((name) => name === 'wrong-code')).toHaveLength(50);
    expect(refusal(await reset(strangers[0]?.browser as TestBrowser, strangers[0]?.code ?? '')).name).toBe(
      'code-expired',
    );
  }, 60_000);
});
