import type { Alert, AlertChoice, AlertsData } from './types';
import { PAGE_SIZE } from './types';

interface Sample {
  /** The time of the last alert that was read. */
  readUpTo: string;
  choices: AlertChoice[];
}

type Told = Omit<Alert, 'id' | 'at' | 'isRead'> & { hoursAgo: number };

const KEY = 'bank:sample-alerts';
const HOUR_MS = 3_600_000;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const checking = { accountId: 'checking', lastFour: '4821' };

const told: Told[] = [
  { kind: 'card-used', hoursAgo: 2, ...checking, amount: usd(84_12), description: 'Fresh Fields Market' },
  { kind: 'card-declined', hoursAgo: 5, lastFour: '4821', amount: usd(640_00), reason: 'spending-limit' },
  { kind: 'new-device', hoursAgo: 26, event: 'signed-in' },
  { kind: 'low-balance', hoursAgo: 31, ...checking, amount: usd(92_40) },
  { kind: 'money-out', hoursAgo: 50, ...checking, amount: usd(1380_00), description: 'Rent, Harbour Court 12' },
  {
    kind: 'payment-failed',
    hoursAgo: 77,
    event: 'scheduled-transfer-failed',
    amount: usd(62_50),
    reason: 'insufficient-funds',
  },
  { kind: 'money-in', hoursAgo: 146, ...checking, amount: usd(2184_50), description: 'Salary, Northwind Logistics' },
  { kind: 'security', hoursAgo: 170, event: 'passkey-added' },
];

const choice = (kind: Alert['kind'], minor?: number, isAlwaysMailed = false): AlertChoice => ({
  kind,
  inBank: true,
  byMail: isAlwaysMailed,
  isAlwaysMailed,
  ...(minor !== undefined && { amount: usd(minor) }),
});

const initial = (): Sample => ({
  readUpTo: timeOf(30),
  choices: [
    choice('money-in', 500_00),
    choice('money-out', 500_00),
    choice('low-balance', 100_00),
    choice('card-used', 0),
    choice('card-declined', undefined, true),
    choice('payment-failed', undefined, true),
    choice('new-device'),
    choice('security', undefined, true),
  ],
});

/** Kept in the tab, so that a visitor can try every step without a server. */
function read(): Sample {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Sample) : initial();
}

function update(change: Partial<Sample>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
}

function timeOf(hoursAgo: number): string {
  return new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
}

function list(): Alert[] {
  const { readUpTo } = read();
  return told.map(({ hoursAgo, ...alert }) => {
    const at = timeOf(hoursAgo);
    return { ...alert, id: `${alert.kind} ${hoursAgo}`, at, isRead: at <= readUpTo };
  });
}

const unread = () => list().filter(({ isRead }) => !isRead).length;

export const sampleAlerts: AlertsData = {
  alerts: async ({ before, kind }) => {
    const all = list().filter((alert) => !kind || alert.kind === kind);
    const start = before ? all.findIndex(({ id }) => id === before) + 1 : 0;
    return all.slice(start, start + PAGE_SIZE);
  },
  countUnread: async () => unread(),
  markRead: async (upTo) => {
    const last = list().find(({ id }) => id === upTo);
    if (last) update({ readUpTo: new Date().toISOString() });
    return unread();
  },
  choices: async () => read().choices,
  choose: async (kind, { inBank, byMail, amount }) => {
    const { choices } = read();
    const former = choices.find((one) => one.kind === kind) ?? choice(kind);
    const changed = { ...former, inBank, byMail, ...(amount !== undefined && { amount: usd(amount) }) };
    update({ choices: choices.map((one) => (one === former ? changed : one)) });
    return changed;
  },
};
