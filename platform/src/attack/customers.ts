import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type Attack, hold } from './Attack.ts';
import { Browser } from './Browser.ts';
import { ANOTHER, CUSTOMER, type Victim } from './Victim.ts';

const demo = (victim: Victim) => new Browser(victim, '198.51.100.1').signIn(CUSTOMER);
const other = (victim: Victim) => new Browser(victim, '198.51.100.2').signIn(ANOTHER);

interface Account {
  id: string;
  number: string;
  type: string;
}

async function accountsOf(browser: Browser): Promise<Account[]> {
  const answer = JSON.parse((await browser.get('/accounts')).text) as { accounts?: Account[] } | Account[];
  return Array.isArray(answer) ? answer : (answer.accounts ?? []);
}

/** Asks for an export and never reads the answer. */
function stall(victim: Victim, browser: Browser): Promise<Socket> {
  const { port } = new URL(victim.origin);
  const socket = connect(Number(port), 'localhost');
  const headers = Object.entries(browser.headers).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve) => {
    socket.on('error', () => resolve(socket));
    socket.once('connect', () => {
      socket.pause();
      socket.write(`GET /api/v1/transactions.csv HTTP/1.1\r\nhost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`);
      resolve(socket);
    });
  });
}

export const customers: Attack[] = [
  {
    name: '70 exports of one customer are never read',
    play: async (victim) => {
      const [one, two] = [await demo(victim), await other(victim)];
      const sockets = await Promise.all(Array.from({ length: 70 }, () => stall(victim, one)));
      const start = performance.now();
      const { status } = await two.get('/auth/me');
      const seconds = (performance.now() - start) / 1000;
      for (const socket of sockets) socket.destroy();
      hold(status === 200 && seconds < 5, `another customer gets ${status} after ${seconds.toFixed(1)} s`);
      return `another customer has an answer in ${seconds.toFixed(2)} s`;
    },
  },
  {
    name: 'a customer sends without end',
    play: async (victim) => {
      const browser = await demo(victim);
      const [from, to] = await accountsOf(browser);
      const body = { fromAccountId: from?.id, to: to?.number ?? to?.id, amount: { minor: 1, currency: 'USD' } };
      const statuses = new Map<number, number>();
      for (let sent = 0; sent < 130; sent += 1) {
        const { status } = await browser.post('/transfers', body, { 'idempotency-key': randomUUID() });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      hold(statuses.has(429), seen);
      return seen;
    },
  },
  {
    name: 'an impossible amount asks which account numbers exist',
    play: async (victim) => {
      const browser = await other(victim);
      const [from] = await accountsOf(browser);
      const ask = async (to: string) => {
        const body = { fromAccountId: from?.id, to, amount: { minor: 9_999_999_999, currency: 'USD' } };
        const { status, text } = await browser.post('/transfers', body, { 'idempotency-key': randomUUID() });
        return `${status} ${text}`;
      };
      const [known, unknown] = [await ask('400011882204'), await ask('400000000000')];
      hold(known === unknown, `${known} against ${unknown}`);
      return `the same answer: ${known.slice(0, 3)}`;
    },
  },
  {
    name: 'a stranger guesses a customer’s password 40 times',
    play: async (victim) => {
      const known = await other(victim);
      const stranger = new Browser(victim, '203.0.113.7');
      const statuses: number[] = [];
      for (let guess = 0; guess < 40; guess += 1)
        statuses.push(
          (await stranger.post('/auth/login', { username: ANOTHER.username, password: `Guess-${guess}-Quiet` })).status,
        );
      hold(statuses.at(-1) === 429, `the last answer is ${statuses.at(-1)}`);
      const { status } = await known.post('/auth/login', ANOTHER);
      hold(status === 200, `the customer’s own browser gets ${status}`);
      return 'the stranger is slowed down; the customer’s own browser signs in';
    },
  },
  {
    name: 'malformed cursors and phones',
    play: async (victim) => {
      const browser = await demo(victim);
      const cursors = ['2026-02-31T00:00:00.000Z', '0000-01-01', '-'.repeat(36), '%00', 'x'].map((text) =>
        Buffer.from(text).toString('base64url'),
      );
      const answers = await Promise.all([
        ...cursors.map((cursor) => browser.get(`/transactions?cursor=${cursor}`)),
        browser.patch('/profile', { phone: '()()()', password: CUSTOMER.password }),
        browser.post('/auth/forgot-password', { phone: '()()()' }),
      ]);
      const statuses = answers.map(({ status }) => status);
      hold(
        statuses.every((status) => status < 500),
        statuses.join(', '),
      );
      return statuses.join(', ');
    },
  },
  {
    name: 'another site asks in the customer’s name',
    play: async (victim) => {
      const browser = await demo(victim);
      const statuses: number[] = [];
      for (const site of ['cross-site', 'same-site'])
        statuses.push(
          (await browser.post('/auth/logout', {}, { 'sec-fetch-site': site, origin: 'https://evil.example' })).status,
        );
      const { status } = await browser.get('/auth/me');
      hold(status === 200 && statuses.every((one) => one === 403), `${statuses.join(', ')}, then ${status}`);
      return `refused with ${statuses.join(', ')}`;
    },
  },
  {
    name: '2,000 forged reports of violations',
    play: async (victim) => {
      const before = victim.logLength;
      const report = (from: number) => [
        {
          type: 'csp-violation',
          body: {
            documentURL: victim.url,
            blockedURL: `https://evil-${from}.example/x.js`,
            effectiveDirective: 'script-src-elem',
          },
        },
      ];
      const send = (from: number) =>
        fetch(`${victim.url}reports`, {
          method: 'POST',
          headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': `10.1.${from >> 8}.${from & 255}` },
          body: JSON.stringify(report(from)),
        }).then((answer) => answer.arrayBuffer());
      for (let sent = 0; sent < 2000; sent += 100)
        await Promise.all(Array.from({ length: 100 }, (_, index) => send(sent + index)));
      const grown = victim.logLength - before;
      hold(grown < 100_000, `the log has grown by ${grown} bytes`);
      return `the log has grown by ${grown} bytes`;
    },
  },
  {
    name: '60 networks guess one customer’s password',
    play: async (victim) => {
      const known = await other(victim);
      const statuses: number[] = [];
      for (let network = 1; network <= 60; network += 1) {
        const guess = { username: ANOTHER.username, password: `Guess-${network}-Quiet` };
        statuses.push((await new Browser(victim, `10.${network}.0.1`).post('/auth/login', guess)).status);
      }
      const stranger = (await new Browser(victim, '10.99.0.1').post('/auth/login', ANOTHER)).status;
      const own = (await known.post('/auth/login', ANOTHER)).status;
      hold(statuses.at(-1) === 429 && stranger === 429, `the last answers are ${statuses.at(-1)} and ${stranger}`);
      hold(own === 200, `the customer’s own browser gets ${own}`);
      return 'it ends after fifty, whatever the network; the customer’s own browser signs in';
    },
  },
  {
    name: 'a refresh token is stolen without the rest of the cookies',
    play: async (victim) => {
      const customer = await demo(victim);
      const thief = new Browser(victim, '203.0.113.8');
      for (const [name, value] of customer.cookies) if (name.includes('refresh')) thief.cookies.set(name, value);
      const { status } = await thief.post('/auth/refresh');
      const after = (await customer.get('/auth/me')).status;
      hold(status === 401 && after === 401, `the thief gets ${status}, and the session answers ${after}`);
      return 'refused, and the session is ended';
    },
  },
  {
    name: 'somebody with all cookies goes on after the password is changed',
    play: async (victim) => {
      const customer = await demo(victim);
      const thief = new Browser(victim, '203.0.113.9');
      for (const [name, value] of customer.cookies) thief.cookies.set(name, value);
      const change = (currentPassword: string, newPassword: string) =>
        customer.post('/auth/password', { currentPassword, newPassword });
      const { status } = await change(CUSTOMER.password, 'Velvet-Anchor-91');
      const stolen = [(await thief.get('/auth/me')).status, (await thief.post('/auth/refresh')).status];
      const own = (await customer.get('/auth/me')).status;
      const back = (await change('Velvet-Anchor-91', CUSTOMER.password)).status;
      hold(status === 200 && own === 200 && back === 200, `the customer gets ${status}, ${own} and ${back}`);
      hold(
        stolen.every((one) => one === 401),
        `the thief gets ${stolen.join(' and ')}`,
      );
      return 'the copy is worth nothing at once; the customer goes on';
    },
  },
  {
    name: 'a stolen session guesses the password wherever it is asked for',
    play: async (victim) => {
      const thief = await demo(victim);
      const statuses: number[] = [];
      for (let guess = 0; guess < 10; guess += 1) {
        const password = `Guess-${guess}-Quiet`;
        statuses.push(
          (await thief.patch('/profile', { email: 'thief@mail.example', password })).status,
          (await thief.post('/auth/password', { currentPassword: password, newPassword: 'Velvet-Anchor-91' })).status,
        );
      }
      const looked = statuses.filter((status) => status !== 429).length;
      hold(looked <= 5, `${looked} of ${statuses.length} guesses were looked at`);
      return `${looked} of ${statuses.length} guesses were looked at`;
    },
  },
];
