import { randomUUID } from 'node:crypto';

/** A well-formed request, in which sqlmap replaces each value. */
export interface Target {
  method: string;
  url: string;
  body?: object;
}

const id = randomUUID();
const password = 'Quiet-Harbour-42';
const phone = '+1 800 555 0176';

const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};
const newCredential = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };

const payments = {
  fromAccountId: id,
  payments: [
    { name: 'Ada Stone', accountNumber: '400011882204', amount: { minor: 1, currency: 'USD' }, reference: 'Rent' },
  ],
};
const channels = { online: true, contactless: true, abroad: true, cash: true };

const reads = [
  `/transactions?account=${id}&period=30&type=all&amount=any&text=market&sort=newest&limit=5&cursor=abc`,
  '/transactions?text=market&sort=newest',
  '/transactions.csv?text=market&period=30',
  ...[
    '/auth/me',
    '/accounts',
    '/accounts/offers',
    '/holdings',
    '/spending',
    '/recurring',
    '/activity?before=9',
    '/passkeys',
    '/two-step',
    '/sessions',
    '/health',
  ],
  ...['/orders', `/orders/${id}`, '/payees', '/schedules', `/schedules/${id}`, '/cards', `/cards/${id}/payments`],
  ...['/wires/recipients', '/wires/prices?currency=EUR&amount=100&debit=100'],
  ...['/budgets', `/alerts?before=${id}&kind=low-balance`, '/alerts/unread', '/alerts/choices'],
  ...['details', 'number', 'balances', 'statements', 'statements/2026-10'].map((part) => `/accounts/${id}/${part}`),
];

/** Bodies by path. */
const posts: Record<string, object | undefined> = {
  '/auth/login': { username: 'demo', password },
  '/auth/forgot-password': { phone },
  '/auth/reset-password': { code: '123456', password },
  '/registrations/identity': {
    accountNumber: '400011882204',
    idNumber: 'X7264519',
    phone,
    firstName: 'Ada',
    lastName: 'Stone',
    dateOfBirth: '1990-12-31',
    email: 'ada@mail.example',
  },
  '/registrations': { registration: 'proof', code: '123456', username: 'ada', password, terms: true },
  '/auth/password': { currentPassword: password, newPassword: 'Velvet-Anchor-91' },
  '/profile/confirmation': { change: 'proof', code: '123456' },
  '/accounts': {
    type: 'Savings',
    name: 'Holidays',
    deposit: { fromAccountId: id, amount: { minor: 1, currency: 'USD' } },
  },
  '/transfers': { fromAccountId: id, to: '400011882204', amount: { minor: 1, currency: 'USD' }, memo: 'Rent' },
  '/auth/confirmation': { password },
  '/auth/confirmation/code': undefined,
  '/auth/confirmation/mailed': { proof: 'proof', code: '123456' },
  '/auth/login/code': { proof: 'proof', code: '123456' },
  '/two-step/setup': undefined,
  '/two-step': { code: '123456', mailedCode: '123456' },
  '/auth/passkey': { credential },
  '/auth/passkey/options': undefined,
  '/passkeys': { name: 'Phone', credential: newCredential },
  '/passkeys/options': undefined,
  '/payees/name-check': { name: 'Ada Stone', accountNumber: '400011882204' },
  '/payees': { name: 'Ada Stone', accountNumber: '400011882204' },
  '/schedules': {
    fromAccountId: id,
    to: id,
    amount: { minor: 1, currency: 'USD' },
    memo: 'Rent',
    firstOn: '2099-12-31',
    rhythm: 'monthly',
    lastOn: '2100-12-31',
  },
  [`/schedules/${id}/skip`]: { on: '2099-12-31' },
  [`/step-ups/${id}/options`]: undefined,
  [`/step-ups/${id}`]: { proof: 'proof', code: '123456' },
  '/imports/checks': payments,
  '/imports': payments,
  '/wires/quotes': {
    fromAccountId: id,
    recipient: 'Ada Stone',
    bic: 'COBADEFF',
    accountNumber: 'DE89370400440532013000',
    amount: { minor: 1, currency: 'EUR' },
    memo: 'Rent',
  },
  '/wires/banks': { accountNumber: 'DE89370400440532013000' },
  '/wires': { quoteId: id, amount: { minor: 1, currency: 'EUR' }, debit: { minor: 1, currency: 'USD' } },
  [`/cards/${id}/freeze`]: undefined,
  [`/cards/${id}/unfreeze`]: undefined,
  [`/cards/${id}/report`]: { reason: 'lost' },
  '/alerts/read': { upTo: id },
  '/auth/refresh': undefined,
  '/auth/logout': undefined,
};

export const targets: Target[] = [
  ...reads.map((url) => ({ method: 'GET', url })),
  ...Object.entries(posts).map(([url, body]) => ({ method: 'POST', url, ...(body && { body }) })),
  { method: 'PATCH', url: `/passkeys/${id}`, body: { name: 'Phone' } },
  { method: 'DELETE', url: `/accounts/${id}` },
  { method: 'DELETE', url: `/passkeys/${id}` },
  { method: 'DELETE', url: `/sessions/${id}` },
  { method: 'DELETE', url: '/sessions' },
  { method: 'DELETE', url: '/two-step' },
  { method: 'DELETE', url: '/profile' },
  { method: 'PATCH', url: '/profile', body: { email: 'ada@mail.example', password } },
  { method: 'PATCH', url: '/profile', body: { phone, password } },
  { method: 'PATCH', url: `/schedules/${id}`, body: { nextOn: '2099-12-31', lastOn: '2100-12-31' } },
  { method: 'DELETE', url: `/schedules/${id}` },
  { method: 'DELETE', url: `/payees/${id}` },
  { method: 'PUT', url: '/budgets/Groceries', body: { limit: { minor: 1, currency: 'USD' }, rollsOver: true } },
  { method: 'DELETE', url: '/budgets/Groceries' },
  { method: 'PUT', url: '/alerts/choices/low-balance', body: { inBank: true, byMail: true, amount: 1 } },
  { method: 'PUT', url: `/transactions/${id}/category`, body: { category: 'Housing', forPayee: true } },
  { method: 'PUT', url: `/recurring/${id}`, body: { isLeftOut: true } },
  { method: 'PATCH', url: `/cards/${id}`, body: { spendingLimit: 1, cashLimit: 1, channels } },
];
