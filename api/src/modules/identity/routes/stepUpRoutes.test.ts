import { randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../../../kernel/bank/days.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { SoftwarePasskey } from '../../../testing/SoftwarePasskey.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { refusal, type TestBrowser } from '../../../testing/TestBrowser.ts';
import { planText } from '../messages/messageIn.ts';
import { challengeOf } from '../stepUps/startStepUp.ts';

async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { accounts: [['Checking', 5000_00]] });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  return { customer, browser, from: customer.accounts[0]?.id };
}

type Payer = Awaited<ReturnType<typeof payer>>;
type Response = Awaited<ReturnType<TestBrowser['post']>>;

async function withPasskey(browser: TestBrowser): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey();
  const credential = passkey.create((await browser.post('/passkeys/options')).json());
  await browser.post('/passkeys', { name: 'Phone', credential });
  return passkey;
}

onEitherDatabase((bank) => {
  let number: string;
  beforeAll(async () => {
    bank().bank.confirmAbove = 100_00n;
    const payee = await addCustomer(bank().owner, { accounts: [['Checking', 0]] });
    number = payee.accounts[0]?.number ?? '';
  });

  interface Order {
    browser: TestBrowser;
    from: string | undefined;
  }

  const pay = ({ browser, from }: Order, minor: number, key: string, to = number) =>
    browser.post(
      '/transfers',
      { fromAccountId: from, to, amount: { minor, currency: 'USD' } },
      { 'idempotency-key': key },
    );
  const ask = async (order: Order, minor: number, key: string): Promise<string> =>
    (await pay(order, minor, key)).json().stepUp;
  const start = async ({ browser }: Order, id: string) => (await browser.post(`/step-ups/${id}/options`)).json();
  const codeTo = async (email: string) => /is (\d{6})\./.exec(await bank().messageTo(email))?.[1] ?? '';

  test('pays once the passkey has signed this order, and uses the confirmation up', async () => {
    const order = await payer(bank());
    const passkey = await withPasskey(order.browser);
    const key = randomUUID();

    const asked = await pay(order, 250_00, key);
    expect(refusal(asked)).toEqual({ status: 403, name: 'confirm-order' });
    const id = asked.json().stepUp;
    const { by, options } = await start(order, id);
    expect([by, options.userVerification, options.allowCredentials.length]).toEqual(['passkey', 'required', 1]);
    expect((await order.browser.post(`/step-ups/${id}`, { credential: passkey.get(options) })).statusCode).toBe(204);
    const paid = await pay(order, 250_00, key);

    expect(paid.statusCode).toBe(201);
    expect((await pay(order, 250_00, key)).json().id).toBe(paid.json().id);
    expect(refusal(await pay(order, 250_00, randomUUID())).name).toBe('confirm-order');
  });

  test('takes a passkey that the password alone added a day later, and until then none that it vouches for', async () => {
    bank().bank.newFactorWait = DAY;
    const order = await payer(bank());
    const passkey = await withPasskey(order.browser);
    const byPasskey = bank().browser();
    const credential = passkey.get((await byPasskey.post('/auth/passkey/options')).json());
    expect((await byPasskey.post('/auth/passkey', { credential })).statusCode).toBe(200);
    await withPasskey(byPasskey);

    const id = await ask(order, 250_00, randomUUID());
    expect((await start(order, id)).by).toBe('code');
    const { order_hash } = await bank()
      .bank.db.selectFrom('step_ups')
      .select('order_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const signed = passkey.get({ challenge: challengeOf({ id, order_hash }).toString('base64url') });
    expect(refusal(await order.browser.post(`/step-ups/${id}`, { credential: signed })).name).toBe('passkey-refused');
    bank().ahead = DAY;
    const later = { ...order, browser: await bank().browser().signIn(order.customer.username, PASSWORD) };
    expect((await start(later, await ask(later, 250_00, randomUUID()))).by).toBe('passkey');
    bank().bank.newFactorWait = 0;
  });

  test('refuses what was changed after it was confirmed: by one minor unit, the payee, the key', async () => {
    const order = await payer(bank());
    const other = await payer(bank());
    const key = randomUUID();
    const id = await ask(order, 250_00, key);
    const { by, proof } = await start(order, id);
    const code = await codeTo(order.customer.email);
    expect((await order.browser.post(`/step-ups/${id}`, { proof, code })).statusCode).toBe(204);

    expect(by).toBe('code');
    expect(await bank().messageTo(order.customer.email)).toContain(`$250.00 to the account ending ${number.slice(-4)}`);
    expect(refusal(await pay(order, 250_01, key)).name).toBe('confirm-order');
    expect(refusal(await pay(order, 250_00, randomUUID())).name).toBe('confirm-order');
    const stranger = other.customer.accounts[0]?.number;
    expect(refusal(await pay(order, 250_00, key, stranger)).name).toBe('confirm-order');
    const elsewhere = { ...order, browser: await bank().browser().signIn(order.customer.username, PASSWORD) };
    expect(refusal(await pay(elsewhere, 250_00, key)).name).toBe('confirm-order');
    expect((await pay(order, 250_00, key)).statusCode).toBe(201);
  });

  test('takes a signature of this order alone, by this customer’s passkey, once', async () => {
    const [order, other] = [await payer(bank()), await payer(bank())];
    const [passkey, theirs] = [await withPasskey(order.browser), await withPasskey(other.browser)];
    const [first, second] = [await ask(order, 250_00, randomUUID()), await ask(order, 300_00, randomUUID())];
    const signed = passkey.get((await start(order, first)).options);
    const confirm = (id: string, credential: object, { browser } = order) =>
      browser.post(`/step-ups/${id}`, { credential });

    expect(refusal(await confirm(second, signed)).name).toBe('passkey-refused');
    expect(refusal(await confirm(first, theirs.get((await start(order, first)).options))).name).toBe('passkey-refused');
    expect(refusal(await confirm(first, signed, other)).name).toBe('code-expired');
    expect(refusal(await other.browser.post(`/step-ups/${first}/options`)).name).toBe('code-expired');
    const forSignIn = (await order.browser.post('/auth/passkey/options')).json();
    expect(refusal(await confirm(first, passkey.get(forSignIn))).name).toBe('passkey-refused');
    expect((await confirm(first, signed)).statusCode).toBe(204);
    expect(refusal(await confirm(first, signed)).name).toBe('code-expired');
    const atSignIn = await bank().browser().post('/auth/passkey', { credential: signed });
    expect(refusal(atSignIn).name).toBe('passkey-refused');
  });

  test('sends no code to whoever has a passkey, takes five tries and ten minutes', async () => {
    const order = await payer(bank());
    const id = await ask(order, 250_00, randomUUID());
    const { proof } = await start(order, id);
    const code = await codeTo(order.customer.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1) {
      expect(refusal(await order.browser.post(`/step-ups/${id}`, { proof, code: wrong })).name).toBe('wrong-code');
    }
    expect(refusal(await order.browser.post(`/step-ups/${id}`, { proof, code })).name).toBe('code-expired');

    const late = await ask(order, 250_00, randomUUID());
    await withPasskey(order.browser);
    expect((await start(order, late)).by).toBe('passkey');
    expect(refusal(await order.browser.post(`/step-ups/${late}`, { code })).name).toBe('wrong-code');
    bank().ahead = 9.9 * MINUTE;
    expect((await start(order, late)).by).toBe('passkey');
    bank().ahead = 10.1 * MINUTE;
    await order.browser.post('/auth/refresh');
    expect((await order.browser.post(`/step-ups/${late}/options`)).statusCode).toBe(410);
  });

  test('asks nothing for small sums until they add up, nor for own accounts; small sums make nobody trusted', async () => {
    const customer = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 5000_00],
        ['Savings', 0],
      ],
    });
    const [checking, savings] = customer.accounts;
    const sign = async () => ({
      browser: await bank().browser().signIn(customer.username, PASSWORD),
      from: checking?.id,
    });
    const order = await sign();

    expect((await pay(order, 900_00, randomUUID(), savings?.id)).statusCode).toBe(201);
    expect((await pay(order, 60_00, randomUUID())).statusCode).toBe(201);
    expect((await pay(order, 40_00, randomUUID())).statusCode).toBe(201);
    expect(refusal(await pay(order, 1, randomUUID())).name).toBe('confirm-order');
    bank().ahead = DAY + MINUTE;
    expect(refusal(await pay(await sign(), 400_00, randomUUID())).name).toBe('confirm-order');
  });

  test('trusts whom a confirmed payment went to, a day later', async () => {
    const order = await payer(bank());
    const passkey = await withPasskey(order.browser);
    const key = randomUUID();
    const id = await ask(order, 250_00, key);
    await order.browser.post(`/step-ups/${id}`, { credential: passkey.get((await start(order, id)).options) });
    expect((await pay(order, 250_00, key)).statusCode).toBe(201);
    expect(refusal(await pay(order, 200_00, randomUUID())).name).toBe('confirm-order');
    bank().ahead = DAY + MINUTE;
    const nextDay = { ...order, browser: await bank().browser().signIn(order.customer.username, PASSWORD) };
    expect((await pay(nextDay, 400_00, randomUUID())).statusCode).toBe(201);
  });

  const inDays = (days: number) => addDays(dayAt(new Date()), days);
  const confirm = async (order: Payer, asked: Response) => {
    expect(refusal(asked)).toEqual({ status: 403, name: 'confirm-order' });
    const id = asked.json().stepUp;
    const { proof } = await start(order, id);
    await order.browser.post(`/step-ups/${id}`, { proof, code: await codeTo(order.customer.email) });
  };
  const schedule = async (wanted: object = {}, accountNumber = number) => {
    const order = await payer(bank());
    const { id: to } = (await order.browser.post('/payees', { name: 'Ada Stone', accountNumber })).json();
    const amount = { minor: 90_00, currency: 'USD' };
    const plan = { fromAccountId: order.from, to, amount, firstOn: inDays(9), rhythm: 'monthly', ...wanted };
    const post = (key: string) => order.browser.post('/schedules', plan, { 'idempotency-key': key });
    const key = randomUUID();
    await confirm(order, await post(key));
    expect(refusal(await post(randomUUID())).name).toBe('confirm-order');
    const made = await post(key);
    expect(made.statusCode).toBe(201);
    const change = (wanted: object) => order.browser.patch(`/schedules/${made.json().id}`, wanted);
    return { order, change };
  };

  test.each([
    ['raised by one minor unit', { amount: { minor: 90_01, currency: 'USD' } }],
    ['moved a day earlier', { nextOn: inDays(8) }],
    ['prolonged by a day', { lastOn: inDays(10) }],
    ['left without an end', { lastOn: null }],
  ])('asks for a schedule to somebody new whatever its amount, and when it is %s', async (_, wanted) => {
    const { order, change } = await schedule({ lastOn: inDays(9) });

    await confirm(order, await change(wanted));

    expect((await change(wanted)).statusCode).toBe(200);
  });

  test('refuses what would need a confirmation while nobody can be asked: the payee is at a bank that no rail reaches', async () => {
    const { order, change } = await schedule({}, 'DE89370400440532013000');
    process.env.BANK_RAIL = 'none';

    const refused = await change({ amount: { minor: 900_00, currency: 'USD' } });

    delete process.env.BANK_RAIL;
    expect(refusal(refused)).toEqual({ status: 422, name: 'unknown-payee', paths: ['/to'] });
    const [{ amount }] = (await order.browser.get('/schedules')).json();
    expect(amount.minor).toBe(90_00);
  });

  test('refuses a change that was itself changed after it was confirmed: the amount, the next date, the end', async () => {
    const { order, change } = await schedule({ lastOn: inDays(200) });
    const wanted = { amount: { minor: 400_00, currency: 'USD' }, nextOn: inDays(8), lastOn: inDays(100) };
    await confirm(order, await change(wanted));
    const when = { rhythm: 'monthly', firstOn: inDays(8), lastOn: inDays(100) } as const;
    expect(await bank().messageTo(order.customer.email)).toContain(`.\n\n${planText('en', when)}\n\nEnter it`);
    const { subject } = await bank()
      .bank.db.selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', order.customer.email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(subject).toBe('Your code to pay $400.00');

    for (const other of [
      { amount: { minor: 400_01, currency: 'USD' } },
      { nextOn: inDays(7) },
      { lastOn: inDays(101) },
    ]) {
      expect(refusal(await change({ ...wanted, ...other })).name).toBe('confirm-order');
    }
    expect((await change(wanted)).statusCode).toBe(200);
  });

  test('asks nothing for less, later or not as long', async () => {
    const { change } = await schedule({ lastOn: inDays(200) });

    const less = { amount: { minor: 89_99, currency: 'USD' }, nextOn: inDays(10), lastOn: inDays(199) };
    expect((await change(less)).statusCode).toBe(200);
  });
});
