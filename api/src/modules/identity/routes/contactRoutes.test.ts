import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, MINUTE } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { SoftwarePasskey } from '../../../testing/SoftwarePasskey.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { sweep } from '../sweep.ts';

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `new${addresses}@mail.example`;
};

onEitherDatabase((bank) => {
  const signedIn = async () => {
    const customer = await addCustomer(bank().owner);
    return { customer, browser: await bank().browser().signIn(customer.username, PASSWORD) };
  };
  const askFor = (browser: TestBrowser, details: { email?: string; phone?: string }, password = PASSWORD) =>
    browser.patch('/profile', { ...details, password });
  const confirm = (browser: TestBrowser, change: string, code: string) =>
    browser.post('/profile/confirmation', { change, code });
  const codeTo = async (recipient: string) => /code is (\d{6})/.exec(await bank().messageTo(recipient))?.[1] ?? '';
  const sentTo = async (recipient: string) =>
    (
      await bank()
        .bank.db.selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', recipient)
        .orderBy('subject')
        .execute()
    ).map(({ subject }) => subject);
  const profileIn = async (browser: TestBrowser) => (await browser.get('/auth/me')).json();
  /** Asks for a code for another email address. */
  const asked = async () => {
    const email = newAddress();
    const { customer, browser } = await signedIn();
    const { change } = (await askFor(browser, { email })).json();
    const code = await codeTo(email);
    return { customer, browser, email, change, code, wrong: code === '000000' ? '000001' : '000000' };
  };

  test('changes the email address with the code that went there, and tells the old one', async () => {
    const { customer, browser } = await signedIn();
    const email = newAddress();

    const started = await askFor(browser, { email });

    expect(started.statusCode).toBe(202);
    expect(started.json()).toEqual({ change: expect.any(String), expiresAt: expect.any(String) });
    expect(await profileIn(browser)).toMatchObject({ email: customer.email });
    expect(await sentTo(customer.email)).toEqual([]);
    const changed = await confirm(browser, started.json().change, await codeTo(email));
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ email, phone: customer.phone });
    expect(await profileIn(browser)).toEqual(changed.json());
    expect(await sentTo(customer.email)).toEqual(['Your email address was changed']);
    const events = (await browser.get('/activity')).json();
    expect(events[0]).toMatchObject({ event: 'contact-changed', details: { what: 'email address' } });
  });

  test('sends codes to the former address for a day, where the password alone changed it; a new password changes it back', async () => {
    bank().bank.newFactorWait = DAY;
    const { customer, browser, email, change, code } = await asked();
    await confirm(browser, change, code);
    expect(await bank().messageTo(customer.email)).toContain('codes and notices from us still come to this address');
    const second = newAddress();
    const again = (await askFor(browser, { email: second })).json();
    await confirm(browser, again.change, await codeTo(second));
    expect(await profileIn(browser)).toMatchObject({ email: second });

    await askFor(browser, { phone: customer.phone.replace('+1 ', '+44 ') });
    await browser.post('/two-step/setup');
    const owner = bank().browser();
    await owner.post('/auth/forgot-password', { phone: customer.phone });
    expect(await sentTo(customer.email)).toEqual([
      'Your code to change your phone number',
      'Your code to set a new password',
      'Your code to turn on two-step sign-in',
      'Your email address was changed',
      'Your email address was changed',
    ]);
    expect(await bank().messageTo(email)).not.toContain('still come to this address');
    for (const address of [email, second]) {
      expect((await sentTo(address)).filter((subject) => /phone|password|two-step/.test(subject))).toEqual([]);
    }
    const reset = { code: await codeTo(customer.email), password: 'Velvet-Anchor-91' };
    expect((await owner.post('/auth/reset-password', reset)).statusCode).toBe(204);
    await owner.signIn(customer.username, reset.password);
    expect(await profileIn(owner)).toMatchObject({ email: customer.email });
    bank().bank.newFactorWait = 0;
  });

  test('sends codes to the new address a day later, and at once where more than a password changed it', async () => {
    bank().bank.newFactorWait = DAY;
    const { customer, browser, email, change, code } = await asked();
    await confirm(browser, change, code);
    bank().ahead = DAY;
    await bank().browser().post('/auth/forgot-password', { phone: customer.phone });
    expect(await sentTo(email)).toContain('Your code to set a new password');
    bank().ahead = 0;

    const other = await asked();
    const { db } = bank().bank;
    await sql`update sessions set second_step = true where customer_id = ${other.customer.id}`.execute(db);
    await confirm(other.browser, other.change, other.code);
    await bank().browser().post('/auth/forgot-password', { phone: other.customer.phone });
    expect(await sentTo(other.email)).toContain('Your code to set a new password');
    bank().bank.newFactorWait = 0;
  });

  test('tells both addresses for a day what happens, where the password alone changed the address', async () => {
    bank().bank.newFactorWait = DAY;
    const { customer, browser, email, change, code } = await asked();
    await confirm(browser, change, code);
    const noticesTo = async (address: string) =>
      (await sentTo(address)).filter((subject) => !/^Your code/.test(subject));
    const present = async () => (await noticesTo(email)).toSorted();
    const former = async () =>
      (await noticesTo(customer.email)).filter((one) => one !== 'Your email address was changed');

    const credential = new SoftwarePasskey().create((await browser.post('/passkeys/options')).json());
    const { id } = (await browser.post('/passkeys', { name: 'Phone', credential })).json();
    await browser.post('/two-step/setup');
    await browser.post('/two-step', { mailedCode: await codeTo(customer.email) });
    await browser.delete('/two-step');
    await browser.delete(`/passkeys/${id}`);
    for (let time = 0; time < 10; time += 1) {
      await bank().browser().post('/auth/login', { username: customer.username, password: 'guess' });
    }
    const { change: again } = (await askFor(browser, { phone: customer.phone.replace('+1 ', '+47 ') })).json();
    await confirm(browser, again, await codeTo(customer.email));
    await browser.post('/auth/password', { currentPassword: PASSWORD, newPassword: 'Velvet-Anchor-91' });

    expect(await present()).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
      'Two-step sign-in is off',
      'Two-step sign-in is on',
      'Wrong passwords were entered for your account',
      'Your password was changed',
      'Your phone number was changed',
    ]);
    expect(await former()).toEqual(await present());

    const toldBefore = await former();
    bank().ahead = DAY;
    await browser.signIn(customer.username, 'Velvet-Anchor-91');
    await browser.post('/auth/password', { currentPassword: 'Velvet-Anchor-91', newPassword: 'Copper-Quartz-58' });
    expect((await present()).filter((one) => one === 'Your password was changed')).toHaveLength(2);
    expect(await former()).toEqual(toldBefore);
    bank().bank.newFactorWait = 0;
  });

  test('changes the phone number with a code that goes to the address on record', async () => {
    const { customer, browser } = await signedIn();
    const phone = customer.phone.replace('+1 ', '+44 ');

    const { change } = (await askFor(browser, { phone: ` ${phone} ` })).json();
    expect(await profileIn(browser)).toMatchObject({ phone: customer.phone });
    await confirm(browser, change, await codeTo(customer.email));

    expect(await profileIn(browser)).toMatchObject({ phone, email: customer.email });
    expect(await sentTo(customer.email)).toEqual([
      'Your code to change your phone number',
      'Your phone number was changed',
    ]);
    await bank().browser().post('/auth/forgot-password', { phone });
    expect(await sentTo(customer.email)).toContain('Your code to set a new password');
  });

  test('sends nothing without the password, and takes five wrong ones', async () => {
    const { browser } = await signedIn();
    const email = newAddress();
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await askFor(browser, { email }, 'wrong');
      expect(refusal(answer)).toEqual({ status: 422, name: 'invalid', paths: ['/password'] });
    }

    expect(refusal(await askFor(browser, { email })).name).toBe('too-many-attempts');
    expect(await sentTo(email)).toEqual([]);
  });

  test('changes one of them at a time, so that each code goes where it proves something', async () => {
    const { browser } = await signedIn();

    const both = await askFor(browser, { email: newAddress(), phone: '+44 800 555 0176' });

    expect(refusal(both)).toEqual({ status: 422, name: 'invalid', paths: ['/phone'] });
    expect(refusal(await askFor(browser, {})).paths).toEqual(['/email']);
  });

  test.each(['phone', 'email'] as const)(
    'answers a taken and a free %s alike, and writes to the address that the code has to come from',
    async (what) => {
      const { customer, browser } = await signedIn();
      const owner = await addCustomer(bank().owner);
      const free = what === 'phone' ? owner.phone.replace('+1 ', '+45 ') : newAddress();

      const answers = [await askFor(browser, { [what]: owner[what] }), await askFor(browser, { [what]: free })];

      const seen = ({ statusCode, headers, json }: (typeof answers)[number]) => {
        const { change, expiresAt, ...others } = json();
        expect([change.length, expiresAt.length]).toEqual([43, 24]);
        return { statusCode, ...headers, date: '', 'x-request-id': '', ...others };
      };
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
      const [taken, other] = answers.map(seen);
      expect(taken).toEqual(other);
      expect(await sentTo(customer.email)).toHaveLength(what === 'phone' ? 2 : 0);
      expect(await sentTo(owner.email)).toEqual(what === 'phone' ? [] : ['Your code to change your email address']);
    },
  );

  test('refuses a taken number only after the code, and changes nothing', async () => {
    const { customer, browser } = await signedIn();
    const owner = await addCustomer(bank().owner);
    const { change } = (await askFor(browser, { phone: owner.phone })).json();

    const answer = await confirm(browser, change, await codeTo(customer.email));

    expect(refusal(answer)).toEqual({ status: 422, name: 'invalid', paths: ['/change'] });
    expect(await profileIn(browser)).toMatchObject({ phone: customer.phone });
    expect(await sentTo(customer.email)).toEqual(['Your code to change your phone number']);
  });

  test('takes five tries, after which the right code is refused too', async () => {
    const { browser, change, code, wrong, customer } = await asked();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(refusal(await confirm(browser, change, wrong))).toEqual({
        status: 422,
        name: 'wrong-code',
        paths: ['/code'],
      });
    }

    expect(refusal(await confirm(browser, change, code))).toMatchObject({ status: 410, name: 'code-expired' });
    expect(await profileIn(browser)).toMatchObject({ email: customer.email });
    const events: { event: string }[] = (await browser.get('/activity')).json();
    expect(events.filter(({ event }) => event === 'code-refused')).toHaveLength(5);
  });

  test('gives requests at the same moment five tries together', async () => {
    const { browser, change, wrong } = await asked();

    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(browser, change, wrong)));

    const names = answers.map((answer) => refusal(answer).name).sort();
    expect(names).toEqual([...Array(7).fill('code-expired'), ...Array(5).fill('wrong-code')]);
  });

  test.each([
    ['one after the other', false],
    ['at the same moment', true],
  ])('takes a right code once, when it is sent several times %s, and changes nothing twice', async (_, atOnce) => {
    const { browser, change, code, email, customer } = await asked();
    const sent = Array.from({ length: 4 }, () => () => confirm(browser, change, code));

    const answers = atOnce ? await Promise.all(sent.map((send) => send())) : [];
    if (!atOnce) for (const send of sent) answers.push(await send());

    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(refusal)).toEqual(Array(3).fill({ status: 410, name: 'code-expired' }));
    expect(await profileIn(browser)).toMatchObject({ email, phone: customer.phone });
    expect(await sentTo(customer.email)).toEqual(['Your email address was changed']);
    const events: { event: string }[] = (await browser.get('/activity')).json();
    expect(events.filter(({ event }) => event === 'contact-changed')).toHaveLength(1);
  });

  test('does not go back to an earlier address when its code comes again', async () => {
    const { browser, change, code, email } = await asked();
    await confirm(browser, change, code);
    const newest = newAddress();
    const { change: again } = (await askFor(browser, { email: newest })).json();
    await confirm(browser, again, await codeTo(newest));

    expect(refusal(await confirm(browser, change, code)).name).toBe('code-expired');
    expect(await profileIn(browser)).toMatchObject({ email: newest });
    expect(await sentTo(email)).toEqual(['Your code to change your email address', 'Your email address was changed']);
  });

  test('takes a code for fifteen minutes, and then forgets it', async () => {
    const { browser, change, code, customer } = await asked();
    bank().ahead = 15 * MINUTE + 1000;
    await browser.post('/auth/refresh');

    expect(refusal(await confirm(browser, change, code)).name).toBe('code-expired');
    const { db } = bank().bank;
    const kept = () =>
      db.selectFrom('contact_changes').select('tries').where('customer_id', '=', customer.id).execute();
    expect(await kept()).toHaveLength(1);
    await sweep(bank().bank, jobRun());
    expect(await kept()).toEqual([]);
  });

  test('takes a code from the customer who asked for it only', async () => {
    const { browser, change, code } = await asked();
    const { browser: other } = await signedIn();

    expect(refusal(await confirm(other, change, code)).name).toBe('code-expired');
    expect(refusal(await confirm(bank().browser(), change, code)).name).toBe('not-signed-in');
    expect((await confirm(browser, change, code)).statusCode).toBe(200);
  });

  test('sends five codes a day', async () => {
    const { customer, browser } = await signedIn();
    const email = newAddress();
    for (let time = 0; time < 5; time += 1) expect((await askFor(browser, { email })).statusCode).toBe(202);

    const refused = await askFor(browser, { email });

    expect(refusal(refused)).toMatchObject({ status: 429, name: 'too-many-attempts' });
    expect(refused.json().retryAfter).toBeGreaterThan(23 * 3600);
    expect(refused.json().detail).toContain('Try again in 24 hours.');
    expect(await sentTo(email)).toHaveLength(5);
    bank().ahead = DAY + MINUTE;
    await sweep(bank().bank, jobRun());
    await browser.signIn(customer.username, PASSWORD);
    expect((await askFor(browser, { email })).statusCode).toBe(202);
  });

  test('stores neither the code nor the proof as it is', async () => {
    const { customer, change, code } = await asked();

    const { db } = bank().bank;
    const rows = await db.selectFrom('contact_changes').selectAll().where('customer_id', '=', customer.id).execute();

    expect(rows).toHaveLength(1);
    const stored = rows.map(({ hash, code_hash }) => `${hash} ${code_hash}`).join();
    for (const secret of [change, code]) expect(stored).not.toContain(secret);
    expect(rows[0]?.code_hash).not.toEqual(createHash('sha256').update(code).digest());
  });

  test('drops what else waits for a code when a detail was changed or the password was reset', async () => {
    const { customer, browser, change, code, email } = await asked();
    const phone = customer.phone.replace('+1 ', '+46 ');
    const earlier = (await askFor(browser, { phone })).json();
    const itsCode = await codeTo(customer.email);
    await confirm(browser, change, code);
    expect(refusal(await confirm(browser, earlier.change, itsCode)).name).toBe('code-expired');

    const pending = (await askFor(browser, { phone })).json();
    const pendingCode = await codeTo(email);
    bank().ahead = 1000;
    const own = bank().browser();
    await own.post('/auth/forgot-password', { phone: customer.phone });
    const reset = { code: await codeTo(email), password: 'Velvet-Anchor-91' };
    expect((await own.post('/auth/reset-password', reset)).statusCode).toBe(204);
    await own.signIn(customer.username, reset.password);
    expect(refusal(await confirm(own, pending.change, pendingCode)).name).toBe('code-expired');
  });
});
