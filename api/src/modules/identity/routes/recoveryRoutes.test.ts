import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, onPostgres } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

const MINUTE = 60_000;
const NEW = 'Velvet-Anchor-91';

onEitherDatabase((bank) => {
  const codeFor = async (email: string) => /code is (\d{6})/.exec(await bank().messageTo(email))?.[1] ?? '';
  const asked = async () => {
    const customer = await addCustomer(bank().owner);
    const browser = bank().browser();
    await browser.post('/auth/forgot-password', { phone: customer.phone });
    const code = await codeFor(customer.email);
    return { customer, browser, code, wrong: code === '000000' ? '000001' : '000000' };
  };

  test('sets a new password with the code, once, and signs the customer out everywhere', async () => {
    const { customer, browser, code } = await asked();
    const elsewhere = await bank().browser().signIn(customer.username, PASSWORD);

    expect((await browser.post('/auth/reset-password', { code, password: NEW })).statusCode).toBe(204);

    expect(refusal(await elsewhere.get('/auth/me')).name).toBe('not-signed-in');
    const old = await browser.post('/auth/login', { username: customer.username, password: PASSWORD });
    expect(refusal(old).name).toBe('wrong-credentials');
    await browser.signIn(customer.username, NEW);
    expect(refusal(await browser.post('/auth/reset-password', { code, password: NEW })).name).toBe('code-expired');
    expect(await bank().messageTo(customer.email)).toContain('was changed');
  });

  test('answers an unknown phone number with the same bytes, and sends nothing', async () => {
    const customer = await addCustomer(bank().owner);
    const unregistered = await addCustomer(bank().owner, { isRegistered: false });
    const rows = () => bank().bank.db.selectFrom('outbox').selectAll().where('recipient', '<>', '').execute();

    const known = await bank().browser().post('/auth/forgot-password', { phone: customer.phone });
    const before = (await rows()).length;
    const others = [
      await bank().browser().post('/auth/forgot-password', { phone: '+99 000 111 222' }),
      await bank().browser().post('/auth/forgot-password', { phone: unregistered.phone }),
    ];

    const seen = ({ statusCode, body, headers }: typeof known) => {
      const cookie = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=token;');
      return { statusCode, body, ...headers, date: '', 'x-request-id': '', 'set-cookie': cookie };
    };
    for (const other of others) expect(seen(other)).toEqual(seen(known));
    expect(await rows()).toHaveLength(before);
  });

  test('takes a code in the browser that asked for it only', async () => {
    const { code } = await asked();

    const elsewhere = await bank().browser().post('/auth/reset-password', { code, password: NEW });

    expect(refusal(elsewhere)).toMatchObject({ status: 410, name: 'code-expired' });
  });

  test('takes five tries, after which the right code is refused too', async () => {
    const { browser, code, wrong } = await asked();
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await browser.post('/auth/reset-password', { code: wrong, password: NEW });
      expect(refusal(answer)).toMatchObject({ status: 422, name: 'wrong-code', paths: ['/code'] });
    }

    expect(refusal(await browser.post('/auth/reset-password', { code, password: NEW })).name).toBe('code-expired');
  });

  test('takes a code for ten minutes', async () => {
    const { browser, code } = await asked();
    bank().ahead = 10 * MINUTE + 1000;

    expect(refusal(await browser.post('/auth/reset-password', { code, password: NEW })).name).toBe('code-expired');
  });

  test('refuses the present password and the customer’s names with the right code, and takes the code for another one', async () => {
    const { customer, browser, code } = await asked();
    for (const password of [PASSWORD, `${customer.username}-Oak7`, 'Stone#Oak7*Pier']) {
      const answer = await browser.post('/auth/reset-password', { code, password });
      expect(refusal(answer)).toMatchObject({ name: 'invalid', paths: ['/password'] });
    }

    expect((await browser.post('/auth/reset-password', { code, password: NEW })).statusCode).toBe(204);
  });

  test('does not count a weak password as a try', async () => {
    const { browser, code } = await asked();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await browser.post('/auth/reset-password', { code, password: 'password' });
      expect(refusal(answer)).toMatchObject({ name: 'invalid', paths: ['/password'] });
    }

    expect((await browser.post('/auth/reset-password', { code, password: NEW })).statusCode).toBe(204);
  });

  test('sends a network three codes for a number in 15 minutes, then says how long to wait, for known and unknown numbers', async () => {
    const { phone, email } = await addCustomer(bank().owner);
    const { phone: unregistered } = await addCustomer(bank().owner, { isRegistered: false });
    const answers: Awaited<ReturnType<TestBrowser['post']>>[] = [];
    for (const asked of [phone, '+99 000 333 444', unregistered]) {
      const stranger = bank().browser();
      for (let time = 0; time < 3; time += 1) {
        expect((await stranger.post('/auth/forgot-password', { phone: asked })).statusCode).toBe(204);
      }
      answers.push(await stranger.post('/auth/forgot-password', { phone: asked }));
    }

    const seen = ({ statusCode, body, headers }: (typeof answers)[number]) => {
      const { date: _, 'retry-after': wait, 'x-request-id': __, ratelimit: ___, ...others } = headers;
      expect(Number(wait)).toBeGreaterThan(14 * 60);
      return { statusCode, ...others, body: body.replace(`"retryAfter":${wait}`, '') };
    };
    const [known, ...others] = answers.map(seen);
    expect(known).toMatchObject({ statusCode: 429, body: expect.stringContaining('Try again in 15 minutes.') });
    for (const other of others) expect(other).toEqual(known);
    const sent = await bank().bank.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
    expect(sent).toHaveLength(3);
  });

  test('sends a code to an unknown browser too while a stranger asks for too many', async () => {
    const customer = await addCustomer(bank().owner);
    const stranger = bank().browser();
    for (let time = 0; time < 10; time += 1) await stranger.post('/auth/forgot-password', { phone: customer.phone });

    const own = bank().browser();
    expect((await own.post('/auth/forgot-password', { phone: customer.phone })).statusCode).toBe(204);
    const code = await codeFor(customer.email);
    expect((await own.post('/auth/reset-password', { code, password: NEW })).statusCode).toBe(204);
  });

  test('sends twelve codes for a number in 15 minutes at most, from however many networks', async () => {
    const { phone, email } = await addCustomer(bank().owner);
    for (let time = 0; time < 20; time += 1) await bank().browser().post('/auth/forgot-password', { phone });

    const sent = await bank().bank.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
    expect(sent).toHaveLength(12);
  });

  test('leaves the newest code good when it sends no other', async () => {
    const { customer, browser } = await asked();
    for (let time = 1; time < 3; time += 1) {
      bank().ahead = time * 1000;
      await browser.post('/auth/forgot-password', { phone: customer.phone });
    }
    const newest = await codeFor(customer.email);

    const refused = await browser.post('/auth/forgot-password', { phone: customer.phone });
    const { statusCode } = await browser.post('/auth/reset-password', { code: newest, password: NEW });

    expect(refusal(refused).name).toBe('too-many-attempts');
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(statusCode).toBe(204);
  });

  test('sends a code to the browser that the customer has signed in with, whatever strangers ask for', async () => {
    const customer = await addCustomer(bank().owner);
    const other = await addCustomer(bank().owner);
    const known = await bank().browser('192.0.2.1').signIn(customer.username, PASSWORD);
    const othersKnown = await bank().browser('192.0.2.1').signIn(other.username, PASSWORD);
    const ask = (browser: typeof known) => browser.post('/auth/forgot-password', { phone: customer.phone });
    for (let time = 0; time < 11; time += 1) await ask(bank().browser('192.0.2.1'));

    expect(refusal(await ask(othersKnown)).name).toBe('too-many-attempts');
    expect((await ask(known)).statusCode).toBe(204);
    const code = await codeFor(customer.email);
    expect((await known.post('/auth/reset-password', { code, password: NEW })).statusCode).toBe(204);
  });

  test('sends three codes to a known browser too, and no more', async () => {
    const customer = await addCustomer(bank().owner);
    const browser = await bank().browser().signIn(customer.username, PASSWORD);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await browser.post('/auth/forgot-password', { phone: customer.phone })).statusCode);
    }

    expect(statuses).toEqual([204, 204, 204, 429]);
  });

  test('stores no code that could be read without the browser’s cookie', async () => {
    const { code, browser } = await asked();
    const { bank: inside } = bank();
    const resets = await inside.db.selectFrom('resets').selectAll().execute();

    expect(JSON.stringify(resets)).not.toContain(code);
    expect(browser.cookies.get('__Host-bank_reset')).toMatch(/^[\w-]{43}$/);
  });
});

onPostgres((bank) => {
  test('of right codes of two browsers that are sent at the same moment, also twice, one counts', async () => {
    for (let round = 0; round < 3; round += 1) {
      const customer = await addCustomer(bank().owner);
      const sent: (() => ReturnType<TestBrowser['post']>)[] = [];
      for (const password of [NEW, 'Copper-Quartz-58']) {
        const browser = bank().browser();
        await browser.post('/auth/forgot-password', { phone: customer.phone });
        const code = /code is (\d{6})/.exec(await bank().messageTo(customer.email))?.[1];
        const send = () => browser.post('/auth/reset-password', { code, password });
        sent.push(send, send);
      }

      const answers = await Promise.all(sent.map((send) => send()));

      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      // 422: the password that has just been set is the present one.
      for (const status of statuses) expect([204, 410, 422]).toContain(status);
    }
  });

  test('counts a hundred codes that are tried at once as five', async () => {
    const customer = await addCustomer(bank().owner);
    const browser = bank().browser();
    await browser.post('/auth/forgot-password', { phone: customer.phone });
    const right = /code is (\d{6})/.exec(await bank().messageTo(customer.email))?.[1];
    const codes = Array.from({ length: 101 }, (_, index) => String(index).padStart(6, '0')).filter(
      (code) => code !== right,
    );

    const answers = await Promise.all(
      codes.slice(0, 100).map((code) => browser.post('/auth/reset-password', { code, password: NEW })),
    );

    const names = answers.map((answer) => refusal(answer).name);
    expect(names.filter((name) => name === 'wrong-code')).toHaveLength(5);
    expect(names.filter((name) => name === 'code-expired')).toHaveLength(95);
  });
});
