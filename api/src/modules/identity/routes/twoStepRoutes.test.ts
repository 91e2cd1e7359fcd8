import { TOTP } from 'otpauth';
import { DAY, MINUTE, SECOND } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { SoftwarePasskey } from '../../../testing/SoftwarePasskey.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

const STEP = 30 * SECOND;
const NEW_PASSWORD = 'Velvet-Anchor-91';
const WRONG = { status: 422, name: 'wrong-code', paths: ['/code'] };
const OVER = { status: 410, name: 'code-expired' };

async function signedIn(bank: TestBank) {
  const customer = await addCustomer(bank.owner);
  return { customer, browser: await bank.browser().signIn(customer.username, PASSWORD) };
}

/** @param steps from now, as an app whose clock is wrong shows it */
function codeOf(bank: TestBank, secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: bank.bank.now().getTime() + steps * STEP });
}

/** Waits for the beginning of a step, so that none ends in the middle of a test. The bank's clock never goes back. */
const waitForStep = (bank: TestBank) => {
  bank.ahead += STEP - (bank.bank.now().getTime() % STEP);
};
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** @returns the mailed code, where there is one */
async function start(bank: TestBank, browser: TestBrowser) {
  const started = (await browser.post('/two-step/setup')).json();
  const { secret, uri, isCodeMailed }: { secret: string; uri: string; isCodeMailed: boolean } = started;
  const { email } = (await browser.get('/auth/me')).json();
  const mailedCode = isCodeMailed ? /code is (\d{6})/.exec(await bank.messageTo(email))?.[1] : undefined;
  return { secret, uri, mailedCode };
}

async function turnOn(bank: TestBank, browser: TestBrowser) {
  const { secret, mailedCode } = await start(bank, browser);
  const answer = await browser.post('/two-step', { code: codeOf(bank, secret, -1), mailedCode });
  return { secret, recoveryCodes: answer.json().recoveryCodes as string[] };
}

async function withTwoStep(bank: TestBank) {
  waitForStep(bank);
  const { customer, browser } = await signedIn(bank);
  return { customer, browser, ...(await turnOn(bank, browser)) };
}

async function addPasskey(browser: TestBrowser): Promise<{ passkey: SoftwarePasskey; id: string }> {
  const passkey = new SoftwarePasskey();
  const credential = passkey.create((await browser.post('/passkeys/options')).json());
  return { passkey, id: (await browser.post('/passkeys', { name: 'Phone', credential })).json().id };
}

async function proofOf(browser: TestBrowser, username: string, password = PASSWORD): Promise<string> {
  return (await browser.post('/auth/login', { username, password })).json().proof;
}

onEitherDatabase((bank) => {
  const eventsOf = async (id: string) => {
    const rows = await bank().bank.db.selectFrom('audit_events').select('event').where('chain', '=', id).execute();
    return rows.map(({ event }) => event);
  };
  const signIn = async (username: string, code: string, browser = bank().browser()) =>
    browser.post('/auth/login/code', { proof: await proofOf(browser, username), code });

  test('is on once a code of the app has come back, and then says so and gives eight recovery codes', async () => {
    const { customer, browser } = await signedIn(bank());
    expect((await browser.get('/two-step')).json()).toEqual({ isOn: false, hasApp: false, recoveryCodes: 0 });
    waitForStep(bank());
    const { secret, uri, mailedCode } = await start(bank(), browser);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    const wrong = wrongFor(codeOf(bank(), secret));
    expect(refusal(await browser.post('/two-step', { code: wrong, mailedCode }))).toEqual(WRONG);
    expect((await browser.get('/two-step')).json()).toMatchObject({ isOn: false });

    const answer = await browser.post('/two-step', { code: codeOf(bank(), secret), mailedCode });

    expect([answer.statusCode, new Set(answer.json().recoveryCodes).size]).toEqual([201, 8]);
    expect((await browser.get('/two-step')).json()).toMatchObject({ isOn: true, hasApp: true, recoveryCodes: 8 });
    expect(await bank().messageTo(customer.email)).toMatch('a second step after your password');
    expect(await eventsOf(customer.id)).toEqual(['signed-in', 'two-step-turned-on']);
  });

  test('signs in with the password and a code, and with neither alone', async () => {
    const { customer, secret } = await withTwoStep(bank());
    const browser = bank().browser();

    const asked = await browser.post('/auth/login', { username: customer.username, password: PASSWORD });
    expect([asked.statusCode, Object.keys(asked.json())]).toEqual([
      202,
      ['proof', 'expiresAt', 'hasApp', 'hasPasskey'],
    ]);
    expect([...browser.cookies]).toEqual([]);
    const code = codeOf(bank(), secret);
    expect(refusal(await browser.post('/auth/login/code', { proof: 'proof', code }))).toEqual(OVER);
    const { proof } = asked.json();
    expect((await browser.post('/auth/login/code', { proof, code })).statusCode).toBe(200);
    expect((await browser.get('/auth/me')).json()).toMatchObject({ id: customer.id });
    expect(refusal(await bank().browser().post('/auth/login/code', { proof, code }))).toEqual(OVER);
  });

  test('answers a wrong password as it does for everybody, and tells only who knows it', async () => {
    const { customer } = await withTwoStep(bank());
    const other = await addCustomer(bank().owner);
    const answers = [customer.username, other.username, 'nobody'].map((username) =>
      bank().browser().post('/auth/login', { username, password: 'guess' }),
    );

    const [first, ...rest] = (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, body]);
    expect(first?.[0]).toBe(401);
    expect(rest).toEqual([first, first]);
  });

  test('takes each code once, none of an earlier step, and one step of drift', async () => {
    const { customer, secret } = await withTwoStep(bank());
    const [two, next] = [codeOf(bank(), secret, 2), codeOf(bank(), secret, 1)];
    const now = codeOf(bank(), secret);

    expect(refusal(await signIn(customer.username, two))).toEqual(WRONG);
    expect((await signIn(customer.username, next)).statusCode).toBe(200);
    expect(refusal(await signIn(customer.username, next))).toEqual(WRONG);
    expect(refusal(await signIn(customer.username, now))).toEqual(WRONG);
  });

  test('takes one of two requests that send the same code at once', async () => {
    const { customer, secret } = await withTwoStep(bank());
    const browsers = [bank().browser(), bank().browser()];
    const proofs = await Promise.all(browsers.map((browser) => proofOf(browser, customer.username)));
    const code = codeOf(bank(), secret);

    const answers = await Promise.all(
      browsers.map((browser, index) => browser.post('/auth/login/code', { proof: proofs[index], code })),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('takes five codes, and then waits; a new password changes nothing in that, a recovery code does', async () => {
    const { customer, secret, recoveryCodes } = await withTwoStep(bank());
    const browser = bank().browser();
    const proof = await proofOf(browser, customer.username);
    const wrong = wrongFor(codeOf(bank(), secret));
    for (let time = 0; time < 5; time += 1) {
      expect(refusal(await browser.post('/auth/login/code', { proof, code: wrong }))).toEqual(WRONG);
    }
    expect(refusal(await browser.post('/auth/login/code', { proof, code: wrong }))).toEqual(OVER);

    const right = codeOf(bank(), secret);
    expect(refusal(await signIn(customer.username, right))).toMatchObject({ name: 'too-many-attempts' });
    await reset(customer);
    const afterwards = bank().browser();
    const answer = await afterwards.post('/auth/login/code', {
      proof: await proofOf(afterwards, customer.username, NEW_PASSWORD),
      code: right,
    });
    expect(refusal(answer)).toMatchObject({ name: 'too-many-attempts' });
    const recovered = await afterwards.post('/auth/login/code', {
      proof: await proofOf(afterwards, customer.username, NEW_PASSWORD),
      code: recoveryCodes[0],
    });
    expect(recovered.statusCode).toBe(200);
  });

  async function reset({ phone, email }: { phone: string; email: string }): Promise<void> {
    const browser = bank().browser();
    await browser.post('/auth/forgot-password', { phone });
    const code = /code is (\d{6})/.exec(await bank().messageTo(email))?.[1];
    const answer = await browser.post('/auth/reset-password', { code, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(204);
    expect([...browser.cookies]).toEqual([]);
  }

  test('asks for a code after a new password too, and a proof of the old one counts no more', async () => {
    const { customer, secret } = await withTwoStep(bank());
    const before = await proofOf(bank().browser(), customer.username);
    await reset(customer);
    const code = codeOf(bank(), secret);

    expect(refusal(await bank().browser().post('/auth/login/code', { proof: before, code }))).toEqual(OVER);
    const browser = bank().browser();
    const answer = await browser.post('/auth/login', { username: customer.username, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(202);
    const signedInAgain = await browser.post('/auth/login/code', { proof: answer.json().proof, code });
    expect(signedInAgain.statusCode).toBe(200);
  });

  test('takes a recovery code once, however it is typed, and tells the customer how many are left', async () => {
    const [{ customer, recoveryCodes }, other] = [await withTwoStep(bank()), await withTwoStep(bank())];
    const [mine = '', second = ''] = recoveryCodes;

    expect(refusal(await signIn(customer.username, other.recoveryCodes[0] ?? ''))).toEqual(WRONG);
    const browser = bank().browser();
    expect((await signIn(customer.username, mine.toLowerCase().replaceAll('-', ' '), browser)).statusCode).toBe(200);
    expect((await browser.get('/two-step')).json()).toMatchObject({ recoveryCodes: 7 });
    expect(await bank().messageTo(customer.email)).toMatch('Recovery codes left: 7.');
    expect(refusal(await signIn(customer.username, mine))).toEqual(WRONG);
    expect((await signIn(customer.username, second.replaceAll('-', ''))).statusCode).toBe(200);
    const rows = await bank().bank.db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[3]?.slice(0, 4));
  });

  test('needs no code for a passkey, and says that there is one', async () => {
    const { customer, browser } = await withTwoStep(bank());
    const { passkey } = await addPasskey(browser);
    const elsewhere = bank().browser();

    const asked = await elsewhere.post('/auth/login', { username: customer.username, password: PASSWORD });
    expect(asked.json()).toMatchObject({ hasPasskey: true });
    const options = (await elsewhere.post('/auth/passkey/options')).json();
    expect((await elsewhere.post('/auth/passkey', { credential: passkey.get(options) })).statusCode).toBe(200);
  });

  test('asks for a passkey alone where the customer wants that, and keeps the last one', async () => {
    const { customer, browser } = await signedIn(bank());
    const needed = { status: 409, name: 'passkey-needed' };
    const { mailedCode } = await start(bank(), browser);
    expect(refusal(await browser.post('/two-step', { mailedCode }))).toEqual(needed);
    const [first, second] = [await addPasskey(browser), await addPasskey(browser)];
    const { recoveryCodes } = (await browser.post('/two-step', { mailedCode })).json();
    expect((await browser.get('/two-step')).json()).toMatchObject({ isOn: true, hasApp: false, recoveryCodes: 8 });

    const elsewhere = bank().browser();
    const asked = await elsewhere.post('/auth/login', { username: customer.username, password: PASSWORD });
    expect([asked.statusCode, asked.json()]).toMatchObject([202, { hasApp: false, hasPasskey: true }]);
    expect(refusal(await elsewhere.post('/auth/login/code', { proof: asked.json().proof, code: '000000' }))).toEqual(
      WRONG,
    );
    const options = (await elsewhere.post('/auth/passkey/options')).json();
    expect((await elsewhere.post('/auth/passkey', { credential: first.passkey.get(options) })).statusCode).toBe(200);
    expect((await signIn(customer.username, recoveryCodes[0])).statusCode).toBe(200);

    const removals = await Promise.all([first, second].map(({ id }) => browser.delete(`/passkeys/${id}`)));
    expect(removals.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const { secret } = await turnOn(bank(), browser);
    expect((await browser.get('/two-step')).json()).toMatchObject({ hasApp: true });
    const left = (await browser.get('/passkeys')).json();
    expect((await browser.delete(`/passkeys/${left[0].id}`)).statusCode).toBe(204);
    expect((await signIn(customer.username, codeOf(bank(), secret, 1))).statusCode).toBe(200);
  });

  test('is changed, as passkeys are, in a session that began with one of them: recovery does not go round that', async () => {
    const { customer, browser } = await signedIn(bank());
    const { passkey, id } = await addPasskey(browser);
    await reset(customer);
    const byPassword = await bank().browser().signIn(customer.username, NEW_PASSWORD);
    await byPassword.post('/auth/confirmation', { password: NEW_PASSWORD });

    const needed = { status: 403, name: 'second-step-needed' };
    expect(refusal(await byPassword.post('/passkeys/options'))).toEqual(needed);
    expect(refusal(await byPassword.delete(`/passkeys/${id}`))).toEqual(needed);
    expect(refusal(await byPassword.post('/two-step/setup'))).toEqual(needed);
    const options = (await byPassword.post('/auth/passkey/options')).json();
    await byPassword.post('/auth/passkey', { credential: passkey.get(options) });
    expect((await byPassword.post('/two-step/setup')).json()).toMatchObject({ isCodeMailed: false });
    expect((await byPassword.post('/two-step', {})).statusCode).toBe(201);
  });

  test('can be changed on the day that it was turned on, by whoever signs in with it', async () => {
    bank().bank.newFactorWait = DAY;
    const { customer, recoveryCodes } = await withTwoStep(bank());
    bank().ahead += 10 * MINUTE;
    const browser = bank().browser();
    await signIn(customer.username, recoveryCodes[0] ?? '', browser);
    expect((await browser.delete('/two-step')).statusCode).toBe(204);
    bank().bank.newFactorWait = 0;
  });

  test('goes with a new password by recovery while it is a day old, if the old password alone had turned it on', async () => {
    bank().bank.newFactorWait = DAY;
    for (const [after, status] of [
      [DAY - MINUTE, 200],
      [DAY, 202],
    ] as const) {
      bank().ahead = 0;
      const { customer, browser } = await withTwoStep(bank());
      bank().ahead += after;
      await reset(customer);
      const answer = await browser.post('/auth/login', { username: customer.username, password: NEW_PASSWORD });
      expect(answer.statusCode).toBe(status);
      const turnedOff = (await eventsOf(customer.id)).filter((event) => event === 'two-step-turned-off');
      expect(turnedOff).toHaveLength(status === 200 ? 1 : 0);
    }
    bank().bank.newFactorWait = 0;
  });

  test('is set up and turned off within minutes of a sign-in or the password, and in one’s own session', async () => {
    const { customer, browser } = await withTwoStep(bank());
    const other = await signedIn(bank());
    const { secret } = (await browser.post('/two-step/setup')).json();
    expect(refusal(await other.browser.post('/two-step', { code: codeOf(bank(), secret) }))).toEqual(OVER);
    bank().ahead = 6 * MINUTE;

    const needed = { status: 403, name: 'confirmation-needed' };
    expect(refusal(await browser.post('/two-step/setup'))).toEqual(needed);
    expect(refusal(await browser.delete('/two-step'))).toEqual(needed);
    await browser.post('/auth/confirmation', { password: PASSWORD });
    expect((await browser.delete('/two-step')).statusCode).toBe(204);
    expect(refusal(await browser.delete('/two-step'))).toMatchObject({ name: 'not-found' });
    expect(await bank().messageTo(customer.email)).toMatch('Your password alone signs you in again');
    expect((await browser.get('/two-step')).json()).toEqual({ isOn: false, hasApp: false, recoveryCodes: 0 });
    await bank().browser().signIn(customer.username, PASSWORD);
  });

  test('puts another app and other recovery codes in the place of the former', async () => {
    const { customer, browser, recoveryCodes: former } = await withTwoStep(bank());
    const { secret, recoveryCodes } = await turnOn(bank(), browser);

    expect(recoveryCodes).toHaveLength(8);
    expect(refusal(await signIn(customer.username, former[0] ?? ''))).toEqual(WRONG);
    expect((await signIn(customer.username, codeOf(bank(), secret))).statusCode).toBe(200);
  });

  test('is turned on by whoever has the password alone once a mailed code has come back, too', async () => {
    const { customer, browser } = await signedIn(bank());
    waitForStep(bank());
    const { secret, mailedCode = '' } = await start(bank(), browser);
    const code = codeOf(bank(), secret);
    const wrong = { status: 422, name: 'wrong-code', paths: ['/mailedCode'] };

    expect(refusal(await browser.post('/two-step', { code }))).toEqual(wrong);
    expect(refusal(await browser.post('/two-step', { code, mailedCode: wrongFor(mailedCode) }))).toEqual(wrong);
    await addPasskey(browser);
    expect(refusal(await browser.post('/two-step', {}))).toEqual(wrong);
    expect((await browser.get('/two-step')).json()).toMatchObject({ isOn: false });
    expect(await eventsOf(customer.id)).toEqual([
      'signed-in',
      'code-refused',
      'code-refused',
      'passkey-added',
      'code-refused',
    ]);
  });

  test('takes five codes for a setup, for ten minutes', async () => {
    const { browser } = await signedIn(bank());
    waitForStep(bank());
    const { secret, mailedCode } = await start(bank(), browser);
    for (let time = 0; time < 5; time += 1) {
      const wrong = wrongFor(codeOf(bank(), secret));
      expect(refusal(await browser.post('/two-step', { code: wrong, mailedCode }))).toEqual(WRONG);
    }
    expect(refusal(await browser.post('/two-step', { code: codeOf(bank(), secret), mailedCode }))).toEqual(OVER);
    const again = (await browser.post('/two-step/setup')).json();
    bank().ahead = 11 * MINUTE;
    await browser.post('/auth/refresh');
    expect(refusal(await browser.post('/two-step', { code: codeOf(bank(), again.secret) }))).toEqual(OVER);
  });
});
