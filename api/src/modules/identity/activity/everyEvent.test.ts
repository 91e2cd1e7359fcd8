import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { DAY, IDLE_LIMIT_MS } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { addCustomer, bookEntry, PASSWORD } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { SoftwarePasskey } from '../../../testing/SoftwarePasskey.ts';
import { onPostgres, type TestBank } from '../../../testing/TestBank.ts';
import type { TestBrowser } from '../../../testing/TestBrowser.ts';
import { sendByRail } from '../../payments/rails/sendByRail.ts';
import { payDue } from '../../payments/schedules/payDue.ts';
import type { IdentityEvent } from '../events.ts';

type PaymentsEvent =
  | 'transfer'
  | 'transfer-returned'
  | 'payee-added'
  | 'payee-removed'
  | 'transfer-scheduled'
  | 'schedule-changed'
  | 'schedule-cancelled'
  | 'scheduled-transfer-failed';
type AccountsEvent = 'number-shown' | 'account-opened' | 'account-closed' | 'category-changed' | 'recurring-changed';
type SessionEvent = 'signed-out' | 'session-idle' | 'token-reused';

const NEW = 'Velvet-Anchor-91';

async function signedIn(bank: TestBank) {
  const customer = await addCustomer(bank.owner, {
    accounts: [
      ['Checking', 100_00],
      ['Savings', 0],
    ],
  });
  return { customer, browser: await bank.browser().signIn(customer.username, PASSWORD) };
}

async function askedForCode(bank: TestBank) {
  const customer = await addCustomer(bank.owner);
  const browser = bank.browser();
  await browser.post('/auth/forgot-password', { phone: customer.phone });
  return { customer, browser, code: await codeTo(bank, customer.email) };
}

async function begunRegistration(bank: TestBank) {
  const customer = await addCustomer(bank.owner, { isRegistered: false, accounts: [['Checking', 0]] });
  const { phone, idNumber, email, accounts } = customer;
  const person = { firstName: 'Ada', lastName: 'Stone', dateOfBirth: '1990-12-31', email };
  const identity = { accountNumber: accounts[0]?.number, idNumber, phone, ...person };
  const { registration } = (await bank.browser().post('/registrations/identity', identity)).json();
  return { customer, registration, code: await codeTo(bank, email) };
}

async function withPayee(bank: TestBank) {
  const [{ customer, browser }, other] = [await signedIn(bank), await signedIn(bank)];
  const accountNumber = other.customer.accounts[0]?.number;
  const { id } = (await browser.post('/payees', { name: 'Ada Stone', accountNumber })).json();
  return { customer, browser, payee: id };
}

async function withPasskey(bank: TestBank) {
  const { customer, browser } = await signedIn(bank);
  const passkey = new SoftwarePasskey();
  const credential = passkey.create((await browser.post('/passkeys/options')).json());
  const { id } = (await browser.post('/passkeys', { name: 'Phone', credential })).json();
  return { customer, browser, passkey, id };
}

async function withTwoStep(bank: TestBank) {
  const { customer, browser } = await signedIn(bank);
  const { secret } = (await browser.post('/two-step/setup')).json();
  const mailedCode = /code is (\d{6})/.exec(await bank.messageTo(customer.email))?.[1];
  const codes = { code: new TOTP({ secret }).generate(), mailedCode };
  const { recoveryCodes } = (await browser.post('/two-step', codes)).json();
  return { customer, browser, recoveryCode: recoveryCodes[0] };
}

async function withSchedule(bank: TestBank, amount = { minor: 100, currency: 'USD' }) {
  const { customer, browser } = await signedIn(bank);
  const [from, to] = customer.accounts;
  const firstOn = dayAt(new Date(Date.now() + DAY));
  const order = { fromAccountId: from?.id, to: to?.id, amount, firstOn, rhythm: 'weekly' };
  const { id } = (await browser.post('/schedules', order, { 'idempotency-key': randomUUID() })).json();
  return { customer, browser, schedule: `/schedules/${id}` };
}

async function codeTo(bank: TestBank, recipient: string): Promise<string> {
  return /code is (\d{6})/.exec(await bank.messageTo(recipient))?.[1] ?? '';
}

/** Guesses from a network of its own each time, unless it is one browser. */
async function guess(bank: TestBank, username: string, times: number, browser?: TestBrowser): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await (browser ?? bank.browser()).post('/auth/login', { username, password: 'guess' });
  }
}

/** How a customer's events come about, by nothing but requests. @returns the customer */
const ways: Record<SessionEvent | IdentityEvent | PaymentsEvent | AccountsEvent, (bank: TestBank) => Promise<string>> =
  {
    'registration-begun': async (bank) => (await begunRegistration(bank)).customer.id,
    registered: async (bank) => {
      const { customer, ...begun } = await begunRegistration(bank);
      const credentials = { username: `new.${customer.username}`, password: NEW, terms: true };
      await bank.browser().post('/registrations', { ...begun, ...credentials });
      return customer.id;
    },
    'signed-in': async (bank) => (await signedIn(bank)).customer.id,
    'sign-in-refused': async (bank) => {
      const { id, username } = await addCustomer(bank.owner);
      await guess(bank, username, 1);
      return id;
    },
    'sign-in-limited': async (bank) => {
      const { id, username } = await addCustomer(bank.owner);
      await guess(bank, username, 6, bank.browser());
      return id;
    },
    'sign-in-closed': async (bank) => {
      const { id, username } = await addCustomer(bank.owner);
      await guess(bank, username, 50);
      return id;
    },
    'signed-out': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      await browser.post('/auth/logout');
      return customer.id;
    },
    'session-idle': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      bank.ahead = IDLE_LIMIT_MS + 1000;
      await browser.post('/auth/refresh');
      return customer.id;
    },
    'token-reused': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      browser.cookies.delete('__Host-bank_device');
      await browser.post('/auth/refresh');
      return customer.id;
    },
    'reset-requested': async (bank) => (await askedForCode(bank)).customer.id,
    'code-refused': async (bank) => {
      const { customer, browser, code } = await askedForCode(bank);
      const wrong = code === '000000' ? '000001' : '000000';
      await browser.post('/auth/reset-password', { code: wrong, password: NEW });
      return customer.id;
    },
    'password-reset': async (bank) => {
      const { customer, browser, code } = await askedForCode(bank);
      await browser.post('/auth/reset-password', { code, password: NEW });
      return customer.id;
    },
    'password-changed': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      await browser.post('/auth/password', { currentPassword: PASSWORD, newPassword: NEW });
      return customer.id;
    },
    'password-refused': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      await browser.patch('/profile', { email: `other.${customer.email}`, password: 'guess' });
      return customer.id;
    },
    'contact-changed': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      const email = `other.${customer.email}`;
      const { change } = (await browser.patch('/profile', { email, password: PASSWORD })).json();
      await browser.post('/profile/confirmation', { change, code: await codeTo(bank, email) });
      return customer.id;
    },
    'passkey-added': async (bank) => (await withPasskey(bank)).customer.id,
    'passkey-removed': async (bank) => {
      const { customer, browser, id } = await withPasskey(bank);
      await browser.delete(`/passkeys/${id}`);
      return customer.id;
    },
    'passkey-refused': async (bank) => {
      const { customer, browser, passkey } = await withPasskey(bank);
      passkey.isVerified = false;
      const options = (await browser.post('/auth/passkey/options')).json();
      await browser.post('/auth/passkey', { credential: passkey.get(options) });
      return customer.id;
    },
    'two-step-turned-on': async (bank) => (await withTwoStep(bank)).customer.id,
    'two-step-turned-off': async (bank) => {
      const { customer, browser } = await withTwoStep(bank);
      await browser.delete('/two-step');
      return customer.id;
    },
    'recovery-code-used': async (bank) => {
      const { customer, recoveryCode } = await withTwoStep(bank);
      const browser = bank.browser();
      const { proof } = (await browser.post('/auth/login', { username: customer.username, password: PASSWORD })).json();
      await browser.post('/auth/login/code', { proof, code: recoveryCode });
      return customer.id;
    },
    'order-confirmed': async (bank) => {
      const [{ customer, browser }, other] = [await signedIn(bank), await signedIn(bank)];
      bank.bank.confirmAbove = 0n;
      const to = other.customer.accounts[0]?.number;
      const order = { fromAccountId: customer.accounts[0]?.id, to, amount: { minor: 1, currency: 'USD' } };
      const { stepUp } = (await browser.post('/transfers', order, { 'idempotency-key': randomUUID() })).json();
      bank.bank.confirmAbove = null;
      const { proof } = (await browser.post(`/step-ups/${stepUp}/options`)).json();
      const code = /is (\d{6})\./.exec(await bank.messageTo(customer.email))?.[1];
      await browser.post(`/step-ups/${stepUp}`, { proof, code });
      return customer.id;
    },
    'session-ended': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      await bank.browser().signIn(customer.username, PASSWORD);
      await browser.delete('/sessions');
      return customer.id;
    },
    'number-shown': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      await browser.get(`/accounts/${customer.accounts[0]?.id}/number`);
      return customer.id;
    },
    'account-closed': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      await browser.delete(`/accounts/${customer.accounts[1]?.id}`);
      return customer.id;
    },
    'category-changed': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      const [{ id }] = (await browser.get('/transactions')).json().items;
      await browser.put(`/transactions/${id}/category`, { category: 'Other', forPayee: false });
      return customer.id;
    },
    'account-opened': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      await browser.post('/accounts', { type: 'Savings' }, { 'idempotency-key': randomUUID() });
      return customer.id;
    },
    'recurring-changed': async (bank) => {
      const { id, username, accounts } = await addCustomer(bank.owner, { accounts: [['Checking', 0]] });
      for (const days of [28, 21, 14, 7]) {
        const time = new Date(Date.now() - days * DAY);
        await bookEntry(bank.owner, accounts[0]?.id ?? '', 100, { description: 'Pension', time });
      }
      const browser = await bank.browser().signIn(username, PASSWORD);
      const [recurring] = (await browser.get('/recurring')).json();
      await browser.put(`/recurring/${recurring.id}`, { isLeftOut: true });
      return id;
    },
    'relation-ended': async (bank) => {
      const { id, username } = await addCustomer(bank.owner);
      await (await bank.browser().signIn(username, PASSWORD)).delete('/profile');
      return id;
    },
    transfer: async (bank) => {
      const { customer, browser } = await signedIn(bank);
      const [from, to] = customer.accounts;
      const order = { fromAccountId: from?.id, to: to?.id, amount: { minor: 1, currency: 'USD' } };
      await browser.post('/transfers', order, { 'idempotency-key': randomUUID() });
      return customer.id;
    },
    'transfer-scheduled': async (bank) => (await withSchedule(bank)).customer.id,
    'schedule-changed': async (bank) => {
      const { customer, browser, schedule } = await withSchedule(bank);
      await browser.patch(schedule, { lastOn: '2099-01-01' });
      return customer.id;
    },
    'schedule-cancelled': async (bank) => {
      const { customer, browser, schedule } = await withSchedule(bank);
      await browser.delete(schedule);
      return customer.id;
    },
    'scheduled-transfer-failed': async (bank) => {
      const { customer } = await withSchedule(bank, { minor: 999_999_00, currency: 'USD' });
      bank.ahead = DAY;
      await payDue(bank.bank, jobRun());
      return customer.id;
    },
    'transfer-returned': async (bank) => {
      const { customer, browser } = await signedIn(bank);
      const returned = { name: 'Noah Beck', accountNumber: 'GB87 WEST 1234 5698 7654 39' };
      const { id } = (await browser.post('/payees', returned)).json();
      const order = { fromAccountId: customer.accounts[0]?.id, to: id, amount: { minor: 1, currency: 'USD' } };
      await browser.post('/transfers', order, { 'idempotency-key': randomUUID() });
      await sendByRail(bank.bank, jobRun());
      return customer.id;
    },
    'payee-added': async (bank) => (await withPayee(bank)).customer.id,
    'payee-removed': async (bank) => {
      const { customer, browser, payee } = await withPayee(bank);
      await browser.delete(`/payees/${payee}`);
      return customer.id;
    },
  };

onPostgres((bank) => {
  const events = () => bank().bank.db.selectFrom('audit_events').select(['chain', 'event']).execute();

  test.each(Object.entries(ways))('records "%s" once, for the customer', async (event, happen) => {
    const customerId = await happen(bank());

    const recorded = (await events()).filter(({ chain }) => chain === customerId);
    expect(recorded.filter((one) => one.event === event)).toHaveLength(1);
  });

  test('records as much of a name and a number that nobody has, but neither of them', async () => {
    await guess(bank(), 'nobody.has.this', 8, bank().browser());
    await bank().browser().post('/auth/forgot-password', { phone: '+99 000 111 222' });

    const recorded = (await events()).filter(({ chain }) => /^unknown:[0-9a-f]{2}$/.test(chain));
    expect(recorded.map(({ event }) => event).toSorted()).toEqual([
      'reset-requested',
      'sign-in-limited',
      ...Array(5).fill('sign-in-refused'),
    ]);
  });

  test('records limited sign-ins of a customer once a day, however many they are', async () => {
    const { id, username } = await addCustomer(bank().owner);
    for (const day of [0, 1]) {
      bank().ahead = day * (DAY + 1000);
      for (let network = 0; network < 3; network += 1) {
        await guess(bank(), username, 9, bank().browser());
      }
    }

    const limited = (await events()).filter(({ chain, event }) => chain === id && event === 'sign-in-limited');
    expect(limited).toHaveLength(2);
  });
});
