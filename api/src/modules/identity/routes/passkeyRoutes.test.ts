import { MINUTE } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { SoftwarePasskey } from '../../../testing/SoftwarePasskey.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';

async function signedIn(bank: TestBank) {
  const customer = await addCustomer(bank.owner);
  return { customer, browser: await bank.browser().signIn(customer.username, PASSWORD) };
}

async function add(browser: TestBrowser, passkey = new SoftwarePasskey(), name = 'Phone') {
  const options = (await browser.post('/passkeys/options')).json();
  return browser.post('/passkeys', { name, credential: passkey.create(options) });
}

async function withPasskey(bank: TestBank) {
  const passkey = new SoftwarePasskey();
  const { customer, browser } = await signedIn(bank);
  const { id } = (await add(browser, passkey)).json();
  return { customer, browser, passkey, id };
}

async function signIn(browser: TestBrowser, passkey: SoftwarePasskey) {
  const options = (await browser.post('/auth/passkey/options')).json();
  return browser.post('/auth/passkey', { credential: passkey.get(options) });
}

async function subjectsTo(bank: TestBank, recipient: string): Promise<string[]> {
  const rows = await bank.bank.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient).execute();
  return rows.map(({ subject }) => subject);
}

const REFUSED = { status: 422, name: 'passkey-refused' };

onEitherDatabase((bank) => {
  const eventsOf = async (id: string) => {
    const rows = await bank().bank.db.selectFrom('audit_events').select('event').where('chain', '=', id).execute();
    return rows.map(({ event }) => event);
  };

  test('adds a passkey, tells the customer, and signs in with it where nobody has said who they are', async () => {
    const { customer, browser } = await signedIn(bank());
    const passkey = new SoftwarePasskey();

    const added = await add(browser, passkey, ' Phone ');

    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ name: 'Phone' });
    expect(await subjectsTo(bank(), customer.email)).toEqual(['A passkey was added to your account']);
    const elsewhere = bank().browser();
    const answer = await signIn(elsewhere, passkey);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['accessExpiresAt', 'expiresAt']]);
    expect((await elsewhere.get('/auth/me')).json()).toMatchObject({ id: customer.id });
    const [listed] = (await elsewhere.get('/passkeys')).json();
    expect(listed).toMatchObject({ id: added.json().id, name: 'Phone', usedAt: expect.any(String) });
    expect(await eventsOf(customer.id)).toEqual(['signed-in', 'passkey-added', 'signed-in']);
  });

  test('asks for a username and for no particular passkey, and for the person, not only the device', async () => {
    const { browser } = await signedIn(bank());
    const creation = (await browser.post('/passkeys/options')).json();
    const request = (await bank().browser().post('/auth/passkey/options')).json();

    expect(creation).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(request.allowCredentials ?? []).toEqual([]);
  });

  test('takes the configured origin for that of the pages', async () => {
    bank().bank.origin = 'https://bank.example';
    const passkey = new SoftwarePasskey();
    const at = { rpId: 'bank.example', origin: 'https://bank.example' };
    const { browser } = await signedIn(bank());
    const options = (await browser.post('/passkeys/options')).json();
    const added = await browser.post('/passkeys', { name: 'Key', credential: passkey.create(options, at) });
    const elsewhere = await signIn(bank().browser(), passkey);
    bank().bank.origin = undefined;

    expect(options.rp.id).toBe('bank.example');
    expect([added.statusCode, refusal(elsewhere)]).toEqual([201, REFUSED]);
  });

  test('needs the password again once the sign-in is five minutes old', async () => {
    const { browser, id } = await withPasskey(bank());
    const passkey = new SoftwarePasskey();
    const options = (await browser.post('/passkeys/options')).json();
    bank().ahead = 6 * MINUTE;

    const needed = { status: 403, name: 'confirmation-needed' };
    expect(refusal(await browser.post('/passkeys/options'))).toEqual(needed);
    const credential = passkey.create(options);
    expect(refusal(await browser.post('/passkeys', { name: 'Key', credential }))).toEqual(needed);
    expect(refusal(await browser.delete(`/passkeys/${id}`))).toEqual(needed);
    expect(refusal(await browser.post('/auth/confirmation', { password: 'guess' }))).toMatchObject({
      name: 'invalid',
      paths: ['/password'],
    });
    expect((await browser.post('/auth/confirmation', { password: PASSWORD })).statusCode).toBe(204);
    expect((await browser.post('/passkeys', { name: 'Key', credential })).statusCode).toBe(201);
    bank().ahead = 12 * MINUTE;
    await browser.post('/auth/refresh');
    expect(refusal(await browser.delete(`/passkeys/${id}`))).toEqual(needed);
  });

  test('uses a challenge once, for minutes, in the session that asked, and for what it was asked', async () => {
    const [{ browser, passkey }, other] = [await withPasskey(bank()), await signedIn(bank())];
    const mine = (await browser.post('/passkeys/options')).json();
    const theirs = (await other.browser.post('/passkeys/options')).json();
    const forSignIn = (await bank().browser().post('/auth/passkey/options')).json();
    const keep = (options: typeof mine) =>
      browser.post('/passkeys', { name: 'Key', credential: new SoftwarePasskey().create(options) });

    expect(refusal(await keep({ ...mine, challenge: theirs.challenge }))).toEqual(REFUSED);
    expect(refusal(await keep({ ...mine, challenge: forSignIn.challenge }))).toEqual(REFUSED);
    expect((await keep(mine)).statusCode).toBe(201);
    expect(refusal(await keep(mine))).toEqual(REFUSED);

    const credential = passkey.get(forSignIn);
    expect((await bank().browser().post('/auth/passkey', { credential })).statusCode).toBe(200);
    expect(refusal(await bank().browser().post('/auth/passkey', { credential }))).toEqual(REFUSED);
    const late = (await bank().browser().post('/auth/passkey/options')).json();
    bank().ahead = 11 * MINUTE;
    expect(
      refusal(
        await bank()
          .browser()
          .post('/auth/passkey', { credential: passkey.get(late) }),
      ),
    ).toEqual(REFUSED);
  });

  test.each<[string, (passkey: SoftwarePasskey, challenge: string) => object]>([
    ['another page', (key, challenge) => key.get({ challenge }, { rpId: 'localhost', origin: 'https://evil.example' })],
    ['another bank', (key, challenge) => key.get({ challenge }, { rpId: 'evil.example', origin: 'http://localhost' })],
    ['nobody in front of it', (key, challenge) => Object.assign(key, { isVerified: false }).get({ challenge })],
    [
      'another customer',
      (key, challenge) =>
        Object.assign(key, { userHandle: Buffer.from('else').toString('base64url') }).get({ challenge }),
    ],
    [
      'another key',
      ({ id, userHandle }, challenge) => Object.assign(new SoftwarePasskey(id), { userHandle }).get({ challenge }),
    ],
    ['an unknown passkey', (_, challenge) => new SoftwarePasskey().get({ challenge })],
    ['a challenge of its own', (key) => key.get({ challenge: 'A'.repeat(43) })],
  ])('refuses a sign-in that says it comes from %s, always in the same words', async (_, forge) => {
    const { passkey } = await withPasskey(bank());
    const browser = bank().browser();
    const { challenge } = (await browser.post('/auth/passkey/options')).json();

    const answer = await browser.post('/auth/passkey', { credential: forge(passkey, challenge) });

    expect(refusal(answer)).toEqual(REFUSED);
    expect(answer.json().detail).toMatch('We couldn’t sign you in with this passkey.');
    expect([...browser.cookies]).toEqual([]);
  });

  test('refuses a passkey that counts backwards, which is a copy, and records it', async () => {
    const { customer, passkey } = await withPasskey(bank());
    passkey.counter = 7;
    expect((await signIn(bank().browser(), passkey)).statusCode).toBe(200);

    passkey.counter = 7;
    expect(refusal(await signIn(bank().browser(), passkey))).toEqual(REFUSED);
    expect(await eventsOf(customer.id)).toContain('passkey-refused');
    passkey.counter = 8;
    expect((await signIn(bank().browser(), passkey)).statusCode).toBe(200);
  });

  test('gives a network three hundred challenges in a quarter of an hour, and browsers that are known their own', async () => {
    const { browser: known, passkey } = await withPasskey(bank());
    const address = '100.64.0.9';
    const moved = bank().browser(address);
    for (const [name, value] of known.cookies) moved.cookies.set(name, value);
    const ask = (browser: TestBrowser) => browser.post('/auth/passkey/options');
    for (let time = 0; time < 300; time += 1) expect((await ask(bank().browser(address))).statusCode).toBe(200);

    expect(refusal(await ask(bank().browser(address)))).toEqual({ status: 429, name: 'too-many-attempts' });
    expect((await signIn(moved, passkey)).statusCode).toBe(200);
  });

  test('refuses no right passkey after wrong ones from the same network', async () => {
    const { passkey } = await withPasskey(bank());
    const browser = bank().browser();
    for (let time = 0; time < 12; time += 1) {
      expect(refusal(await signIn(browser, new SoftwarePasskey()))).toEqual(REFUSED);
    }

    expect((await signIn(browser, passkey)).statusCode).toBe(200);
  });

  test('renames and removes one’s own alone; a removed one signs nobody in', async () => {
    const [{ browser, id, passkey, customer }, other] = [await withPasskey(bank()), await signedIn(bank())];

    expect(refusal(await other.browser.patch(`/passkeys/${id}`, { name: 'Mine' })).name).toBe('not-found');
    expect(refusal(await other.browser.delete(`/passkeys/${id}`)).name).toBe('not-found');
    expect((await browser.patch(`/passkeys/${id}`, { name: 'Laptop' })).json()).toMatchObject({ name: 'Laptop' });
    expect((await other.browser.get('/passkeys')).json()).toEqual([]);

    expect((await browser.delete(`/passkeys/${id}`)).statusCode).toBe(204);
    expect(refusal(await signIn(bank().browser(), passkey))).toEqual(REFUSED);
    expect(await subjectsTo(bank(), customer.email)).toContain('A passkey was removed from your account');
  });

  test('does not take the same passkey for a second customer', async () => {
    const { passkey } = await withPasskey(bank());
    const { browser } = await signedIn(bank());

    expect(refusal(await add(browser, passkey))).toEqual(REFUSED);
  });

  test('ends the browser’s earlier session only when the sign-in is right', async () => {
    const { browser, passkey } = await withPasskey(bank());
    const earlier = new Map(browser.cookies);

    await signIn(browser, new SoftwarePasskey());
    expect((await browser.get('/auth/me')).statusCode).toBe(200);
    await signIn(browser, passkey);

    expect(browser.cookies.get('__Host-bank_access')).not.toBe(earlier.get('__Host-bank_access'));
    const copy = bank().browser();
    for (const [name, value] of earlier) copy.cookies.set(name, value);
    expect((await copy.get('/auth/me')).statusCode).toBe(401);
  });
});
