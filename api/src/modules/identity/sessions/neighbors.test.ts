import { HOUR, SECOND } from '../../../kernel/bank/Bank.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { SoftwarePasskey } from '../../../testing/SoftwarePasskey.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import type { TestBrowser } from '../../../testing/TestBrowser.ts';

/** One address of a carrier, for everybody behind it. */
const SHARED = '100.64.0.1';
const LIMITED = 429;

const signIn = (browser: TestBrowser, username: string, password = PASSWORD) =>
  browser.post('/auth/login', { username, password });

let guesses = 0;
/** Guesses the password of a name each. */
async function guessUntilLimited(bank: TestBank): Promise<number> {
  for (let looked = 0; ; looked += 1) {
    guesses += 1;
    const { statusCode } = await signIn(bank.browser(SHARED), `somebody${guesses}`, 'guess');
    if (statusCode === LIMITED) return looked;
  }
}

async function addSecondStep({ owner, bank }: TestBank, customerId: string): Promise<void> {
  const values = { customer_id: customerId, secret: 'JBSWY3DPEHPK3PXP', last_step: 0n, added_at: bank.now() };
  await owner.insertInto('second_steps').values(values).execute();
}

/** Five neighbors, who come as their names say, each with the right password or a passkey. */
async function neighborsOf(bank: TestBank): Promise<Record<string, () => Promise<number>>> {
  const [known, here, twoStep, withPasskey, stranger] = await Promise.all(
    Array.from({ length: 5 }, () => addCustomer(bank.owner)),
  );
  if (!known || !here || !twoStep || !withPasskey || !stranger) throw new Error('There are not five.');
  const knownBrowser = await bank.browser('192.0.2.1').signIn(known.username, PASSWORD);
  const moved = bank.browser(SHARED);
  for (const [name, value] of knownBrowser.cookies) moved.cookies.set(name, value);
  await bank.browser(SHARED).signIn(here.username, PASSWORD);
  await addSecondStep(bank, twoStep.id);
  const passkey = new SoftwarePasskey();
  const elsewhere = await bank.browser('192.0.2.2').signIn(withPasskey.username, PASSWORD);
  const credential = passkey.create((await elsewhere.post('/passkeys/options')).json());
  await elsewhere.post('/passkeys', { name: 'Phone', credential });
  return {
    'in a known browser': async () => (await signIn(moved, known.username)).statusCode,
    'in a new browser, here before': async () => (await signIn(bank.browser(SHARED), here.username)).statusCode,
    'with a second step': async () => (await signIn(bank.browser(SHARED), twoStep.username)).statusCode,
    'with a passkey': async () => {
      const browser = bank.browser(SHARED);
      const options = (await browser.post('/auth/passkey/options')).json();
      return (await browser.post('/auth/passkey', { credential: passkey.get(options) })).statusCode;
    },
    'a stranger here': async () => (await signIn(bank.browser(SHARED), stranger.username)).statusCode,
  };
}

/** @returns how each of the neighbors is answered */
async function answersTo(neighbors: Record<string, () => Promise<number>>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const [who, come] of Object.entries(neighbors)) answers[who] = await come();
  return answers;
}

onEitherDatabase((bank) => {
  test('gives a network forty guesses an hour, and refuses neither known browsers nor second factors nor who was here before', async () => {
    const neighbors = await neighborsOf(bank());
    const looked: number[] = [];
    for (let hour = 0; hour < 2; hour += 1) {
      bank().ahead = hour * (HOUR + SECOND);
      looked.push(await guessUntilLimited(bank()));
      expect(await answersTo(neighbors)).toEqual({
        'in a known browser': 200,
        'in a new browser, here before': 200,
        'with a second step': 202,
        'with a passkey': 200,
        'a stranger here': LIMITED,
      });
    }

    // 960 a day.
    expect(looked).toEqual([40, 40]);
    bank().ahead += HOUR;
    expect(await neighbors['a stranger here']?.()).toBe(200);
  }, 60_000);

  test('takes nothing from the neighbors of somebody who tries one password again and again', async () => {
    const { username } = await addCustomer(bank().owner);
    const { username: neighbor } = await addCustomer(bank().owner);
    const address = '100.64.0.2';
    const start = bank().ahead + 12 * HOUR;
    let looked = 0;
    for (let seconds = 0; seconds < 900; seconds += 10) {
      bank().ahead = start + seconds * SECOND;
      if ((await signIn(bank().browser(address), username, 'forgotten')).statusCode === 401) looked += 1;
    }

    expect(looked).toBe(9);
    expect((await signIn(bank().browser(address), neighbor)).statusCode).toBe(200);
  }, 60_000);

  test('answers all wrong passwords of a limited network alike, after one computation each', async () => {
    bank().ahead = 24 * HOUR;
    const [here, twoStep, other] = [
      await addCustomer(bank().owner),
      await addCustomer(bank().owner),
      await addCustomer(bank().owner),
    ];
    await bank().browser(SHARED).signIn(here.username, PASSWORD);
    await addSecondStep(bank(), twoStep.id);
    await guessUntilLimited(bank());
    const now = bank().bank.now();
    bank().bank.now = () => now;
    bank().verifications = 0;

    const names = [here.username, twoStep.username, other.username, 'nobody.has.this'];
    const bodies = new Set<string>();
    for (let time = 0; time < 8; time += 1) {
      for (const name of names) bodies.add((await signIn(bank().browser(SHARED), name, 'guess')).body);
    }
    bodies.add((await signIn(bank().browser(SHARED), other.username)).body);

    expect([...bodies]).toEqual([expect.stringContaining('too-many-attempts')]);
    expect(bank().verifications).toBe(8 * names.length + 1);
    bank().bank.now = () => new Date(Date.now() + bank().ahead);
  }, 60_000);

  test('closes no username by what a limited network enters, at which nobody looks', async () => {
    bank().ahead = 36 * HOUR;
    const { username } = await addCustomer(bank().owner);
    await guessUntilLimited(bank());
    for (let time = 0; time < 60; time += 1) await signIn(bank().browser(SHARED), username, 'guess');

    expect((await signIn(bank().browser(), username)).statusCode).toBe(200);
  }, 60_000);

  test('gives one username sixteen guesses a day in a network', async () => {
    const { username } = await addCustomer(bank().owner);
    const start = bank().ahead + 48 * HOUR;
    let looked = 0;
    for (let passed = 0; passed < 24 * HOUR; ) {
      bank().ahead = start + passed;
      const { statusCode, headers } = await signIn(bank().browser('100.64.0.3'), username, 'guess');
      if (statusCode === 401) looked += 1;
      passed += statusCode === 401 ? 0 : Number(headers['retry-after']) * SECOND + SECOND;
    }

    expect(looked).toBe(16);
  }, 60_000);
});
