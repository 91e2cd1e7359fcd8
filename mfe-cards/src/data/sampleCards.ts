import type { Account } from '@bank/shared/api';
import { daysBefore, today } from '@bank/shared/format';
import { readSampleAccounts } from '@bank/shared/sample';
import { samplePayments } from './samplePayments';
import type { Card, CardsData } from './types';

/** The tab keeps the cards, so that a visitor can try every step without a server. */
const KEY = 'bank:sample-cards';
const DELIVERY_DAYS = 7;

const usd = (minor: number) => ({ minor, currency: 'USD' });

const debit: Card = {
  id: 'debit',
  accountId: 'checking',
  accountName: 'Primary Checking',
  kind: 'debit',
  network: 'Visa',
  lastFour: '6204',
  expires: '2029-08',
  holder: 'Amelia Hart',
  state: 'active',
  spendingLimit: usd(250_000),
  maxSpendingLimit: usd(500_000),
  cashLimit: usd(50_000),
  maxCashLimit: usd(100_000),
  channels: { online: true, contactless: true, abroad: true, cash: true },
};

const credit: Card = {
  id: 'credit',
  accountId: 'credit',
  accountName: 'Rewards Credit Card',
  kind: 'credit',
  network: 'Mastercard',
  lastFour: '1156',
  expires: '2028-03',
  holder: 'Amelia Hart',
  state: 'active',
  spendingLimit: usd(300_000),
  maxSpendingLimit: usd(750_000),
  cashLimit: usd(30_000),
  maxCashLimit: usd(50_000),
  channels: { online: true, contactless: true, abroad: true, cash: true },
};

/** One comes with each checking account, and ends with it. */
function read(): Card[] {
  const accounts = readSampleAccounts();
  const kept = readKept().filter(({ accountId }) => accounts.some(({ id }) => id === accountId));
  const due = accounts.filter(({ id, type }) => type === 'Checking' && !kept.some(({ accountId }) => accountId === id));
  return [...kept, ...due.map(issue)];
}

function readKept(): Card[] {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Card[]) : [debit, credit];
}

function issue({ id, name, lastFour }: Account): Card {
  return { ...debit, id: `debit-${id}`, accountId: id, accountName: name, lastFour: numberAfter(lastFour) };
}

function numberAfter(lastFour: string): string {
  return String((Number(lastFour) * 7 + 1234) % 10_000).padStart(4, '0');
}

async function find(id: string): Promise<Card> {
  const found = read().find((card) => card.id === id);
  if (!found) throw new Error(`There is no sample card ${id}.`);
  return found;
}

async function change(id: string, changeOf: (card: Card) => Partial<Card>): Promise<Card> {
  const former = await find(id);
  const changed = { ...former, ...changeOf(former) };
  sessionStorage.setItem(KEY, JSON.stringify(read().map((card) => (card.id === id ? changed : card))));
  return changed;
}

export const sampleCards: CardsData = {
  cards: async () => read(),
  payments: async (id) => samplePayments(await find(id), today()),
  setFrozen: (id, isFrozen) => change(id, () => ({ state: isFrozen ? 'frozen' : 'active' })),
  changeControls: (id, { spendingLimit, cashLimit, channels }) =>
    change(id, () => ({ spendingLimit: usd(spendingLimit), cashLimit: usd(cashLimit), channels })),
  report: (id, reason) =>
    change(id, ({ lastFour }) => ({
      id: crypto.randomUUID(),
      lastFour: numberAfter(lastFour),
      state: 'active',
      arrivesBy: daysBefore(today(), -DELIVERY_DAYS),
      replaces: { lastFour, reason, date: today() },
    })),
};
