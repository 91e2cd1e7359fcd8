import { TOTP } from 'otpauth';
import { DAY, MINUTE, SECOND } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { SoftwarePasskey } from '../../../testing/SoftwarePasskey.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { sweep } from '../sweep.ts';

const NEEDED = { status: 403, name: 'code-needed' };
const WRONG = { status: 422, name: 'wrong-code', paths: ['/code'] };
const OVER = { status: 410, name: 'code-expired' };

/** Two sessions that the password alone has opened. */
async function inTwoBrowsers(bank: TestBank) {
  const customer = await addCustomer(bank.owner);
  const [browser, other] = [bank.browser(), bank.browser()];
  for (const one of [browser, other]) await one.signIn(customer.username, PASSWORD);
  return { customer, browser, other };
}

onEitherDatabase((bank) => {
  const codeTo = async (email: string) => /code is (\d{6})/.exec(await bank().messageTo(email))?.[1] ?? '';
  const isOn = async (browser: TestBrowser) => (await browser.get('/two-step')).json().isOn;
  const startTwoStep = async (browser: TestBrowser, email: string) => {
    const { secret } = (await browser.post('/two-step/setup')).json();
    const code = new TOTP({ secret }).generate({ timestamp: bank().bank.now().getTime() });
    return { code, mailedCode: await codeTo(email) };
  };
  const withTwoStep = async () => {
    const { customer, browser, other } = await inTwoBrowsers(bank());
    const { recoveryCodes } = (await browser.post('/two-step', await startTwoStep(browser, customer.email))).json();
    return { customer, browser, other, recoveryCodes };
  };
  const add = async (browser: TestBrowser, passkey = new SoftwarePasskey()): Promise<string> => {
    const credential = passkey.create((await browser.post('/passkeys/options')).json());
    return (await browser.post('/passkeys', { name: 'Phone', credential })).json().id;
  };
  const sendCode = async (browser: TestBrowser, email: string) => {
    // So that it is later than all other messages.
    bank().ahead += SECOND;
    const sent = await browser.post('/auth/confirmation/code');
    expect(sent.statusCode).toBe(202);
    const code = await codeTo(email);
    return { proof: sent.json().proof, code, wrong: code === '000000' ? '000001' : '000000' };
  };
  const confirm = (browser: TestBrowser, proof: string, code: string) =>
    browser.post('/auth/confirmation/mailed', { proof, code });

  test('is needed to turn two-step sign-in off, or to go round it, in a session that was open before', async () => {
    const { customer, browser, other } = await withTwoStep();
    await other.post('/auth/confirmation', { password: PASSWORD });

    expect(refusal(await other.delete('/two-step'))).toEqual(NEEDED);
    expect(refusal(await other.post('/passkeys/options'))).toEqual(NEEDED);
    expect(await isOn(browser)).toBe(true);
    const { proof, code, wrong } = await sendCode(other, customer.email);
    expect(refusal(await confirm(other, proof, wrong))).toEqual(WRONG);
    expect(refusal(await other.delete('/two-step'))).toEqual(NEEDED);
    expect((await confirm(other, proof, code)).statusCode).toBe(204);
    expect((await other.delete('/two-step')).statusCode).toBe(204);
    expect(await isOn(browser)).toBe(false);
  });

  test('is needed to remove a passkey that another session added, and not by that one', async () => {
    const { customer, browser, other } = await inTwoBrowsers(bank());
    const [first, second] = [await add(browser), await add(browser)];

    expect(refusal(await other.delete(`/passkeys/${first}`))).toEqual(NEEDED);
    expect((await browser.get('/passkeys')).json()).toHaveLength(2);
    expect((await browser.delete(`/passkeys/${first}`)).statusCode).toBe(204);
    const { proof, code } = await sendCode(other, customer.email);
    await confirm(other, proof, code);
    expect((await other.delete(`/passkeys/${second}`)).statusCode).toBe(204);
  });

  test('is not needed by whoever adds a passkey where two-step sign-in is off, or has turned it on in this session', async () => {
    const { customer, browser, other } = await inTwoBrowsers(bank());
    await add(browser);
    expect(await add(other)).toEqual(expect.any(String));

    await browser.post('/two-step', await startTwoStep(browser, customer.email));
    expect(await add(browser)).toEqual(expect.any(String));
    expect((await browser.delete('/two-step')).statusCode).toBe(204);
  });

  test('is needed in a session that a passkey opened which does not count yet, and not after a code of the app', async () => {
    bank().bank.newFactorWait = DAY;
    const { customer, browser, other, recoveryCodes } = await withTwoStep();
    const passkey = new SoftwarePasskey();
    await add(browser, passkey);
    const credential = passkey.get((await other.post('/auth/passkey/options')).json());
    expect((await other.post('/auth/passkey', { credential })).statusCode).toBe(200);

    expect(refusal(await other.delete('/two-step'))).toEqual(NEEDED);
    const { proof } = (await other.post('/auth/login', { username: customer.username, password: PASSWORD })).json();
    expect((await other.post('/auth/login/code', { proof, code: recoveryCodes[0] })).statusCode).toBe(200);
    expect((await other.delete('/two-step')).statusCode).toBe(204);
    bank().bank.newFactorWait = 0;
  });

  test('is needed whenever two-step sign-in is turned on, while another session tries again and again to turn it off', async () => {
    const { customer, browser, other } = await inTwoBrowsers(bank());
    const codes = await startTwoStep(browser, customer.email);
    const turnOff = async () => {
      for (let time = 0; time < 25; time += 1) await other.delete('/two-step');
    };

    const [turnedOn] = await Promise.all([browser.post('/two-step', codes), ...Array.from({ length: 4 }, turnOff)]);
    expect(turnedOn.statusCode).toBe(201);
    expect(await isOn(browser)).toBe(true);
  });

  test('lets its session pass for five minutes, and no other', async () => {
    const { customer, browser, other } = await withTwoStep();
    const third = bank().browser();
    const { proof, code } = await sendCode(other, customer.email);

    expect(refusal(await confirm(browser, proof, code))).toEqual(OVER);
    await confirm(other, proof, code);
    expect(refusal(await confirm(other, proof, code))).toEqual(OVER);
    expect(refusal(await confirm(third, proof, code)).name).toBe('not-signed-in');
    bank().ahead += 5 * MINUTE;
    await other.post('/auth/confirmation', { password: PASSWORD });
    expect(refusal(await other.delete('/two-step'))).toEqual(NEEDED);
    await sweep(bank().bank, jobRun());
    const { db, now } = bank().bank;
    const kept = db.selectFrom('factor_confirmations').selectAll().where('expires_at', '<', now());
    expect(await kept.execute()).toEqual([]);
  });

  test('takes five tries, also at the same moment, for ten minutes; another one takes its place', async () => {
    const { customer, other } = await withTwoStep();
    const first = await sendCode(other, customer.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(other, first.proof, first.wrong)));
    const names = answers.map((answer) => refusal(answer).name);
    expect(names.filter((name) => name === 'wrong-code')).toHaveLength(5);
    expect(refusal(await confirm(other, first.proof, first.code))).toEqual(OVER);

    bank().ahead += MINUTE;
    const [second, third] = [await sendCode(other, customer.email), await sendCode(other, customer.email)];
    expect(refusal(await confirm(other, second.proof, second.code))).toEqual(WRONG);
    bank().ahead += 10 * MINUTE;
    await other.post('/auth/refresh');
    expect(refusal(await confirm(other, third.proof, third.code))).toEqual(OVER);
  });

  test('waits longer with each wrong one in a row, whichever code it was for', async () => {
    const { customer, other } = await withTwoStep();
    const first = await sendCode(other, customer.email);
    for (let time = 0; time < 5; time += 1) await confirm(other, first.proof, first.wrong);
    const second = await sendCode(other, customer.email);

    expect(refusal(await confirm(other, second.proof, second.code)).name).toBe('too-many-attempts');
    bank().ahead += MINUTE;
    expect((await confirm(other, second.proof, second.code)).statusCode).toBe(204);
  });

  test('is sent ten times a day, to a session that is fresh, and to where codes go', async () => {
    bank().bank.newFactorWait = DAY;
    const { customer, other } = await withTwoStep();
    const former = {
      customer_id: customer.id,
      email: `former.${customer.email}`,
      expires_at: new Date(Date.now() + DAY),
    };
    await bank().bank.db.insertInto('former_addresses').values(former).execute();
    for (let time = 0; time < 10; time += 1) await sendCode(other, former.email);

    expect(await bank().messageTo(former.email)).toContain('where you’re changing how you sign in');
    expect(refusal(await other.post('/auth/confirmation/code')).name).toBe('too-many-attempts');
    bank().ahead += 6 * MINUTE;
    expect(refusal(await other.post('/auth/confirmation/code')).name).toBe('confirmation-needed');
    bank().bank.newFactorWait = 0;
  });

  test('is not sent in place of a passkey that was there before: the mailbox does not go round it', async () => {
    const { customer, browser } = await inTwoBrowsers(bank());
    const id = await add(browser);
    const later = await bank().browser().signIn(customer.username, PASSWORD);

    const needed = { status: 403, name: 'second-step-needed' };
    expect(refusal(await later.delete(`/passkeys/${id}`))).toEqual(needed);
    expect(refusal(await later.post('/auth/confirmation/code'))).toEqual(needed);
  });
});
