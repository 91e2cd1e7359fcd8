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

export const targets: Target[] = [
  {
    method: 'GET',
    url: `/transactions?account=${id}&period=30&type=all&amount=any&text=market&sort=newest&limit=5&cursor=abc`,
  },
  { method: 'GET', url: '/transactions?text=market&sort=newest' },
  { method: 'GET', url: '/transactions.csv?text=market&period=30' },
  { method: 'POST', url: '/auth/login', body: { username: 'demo', password } },
  { method: 'POST', url: '/auth/forgot-password', body: { phone } },
  { method: 'POST', url: '/auth/reset-password', body: { code: '123456', password } },
  {
    method: 'POST',
    url: '/registrations/identity',
    body: {
      accountNumber: '400011882204',
      idNumber: 'X7264519',
      phone,
      firstName: 'Ada',
      lastName: 'Stone',
      dateOfBirth: '1990-12-31',
      email: 'ada@mail.example',
    },
  },
  {
    method: 'POST',
    url: '/registrations',
    body: { registration: 'proof', code: '123456', username: 'ada', password, terms: true },
  },
  { method: 'POST', url: '/auth/password', body: { currentPassword: password, newPassword: 'Velvet-Anchor-91' } },
  { method: 'PATCH', url: '/profile', body: { email: 'ada@mail.example', password } },
  { method: 'PATCH', url: '/profile', body: { phone, password } },
  { method: 'POST', url: '/profile/confirmation', body: { change: 'proof', code: '123456' } },
  {
    method: 'POST',
    url: '/transfers',
    body: { fromAccountId: id, to: '400011882204', amount: { minor: 1, currency: 'USD' }, memo: 'Rent' },
  },
  { method: 'POST', url: '/auth/refresh' },
  { method: 'POST', url: '/auth/logout' },
  { method: 'GET', url: '/auth/me' },
  { method: 'GET', url: '/accounts' },
  { method: 'GET', url: '/holdings' },
  { method: 'GET', url: '/activity?before=9' },
  { method: 'GET', url: '/health' },
];
