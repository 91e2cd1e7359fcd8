import type { AccountKind } from '../ledger/tables.ts';

export const DEMO_PASSWORD = 'Harbour-Light-27';

interface SeededAccount {
  number: string;
  name: string;
  type: AccountKind;
  /** Today's balance in minor units. */
  balance: number;
  apy?: number;
  limit?: number;
  /** What a loan began with, or more. */
  lent?: number;
}

export interface Person {
  firstName: string;
  lastName: string;
  /** Missing for customers who have not registered for online banking. */
  username?: string;
  /** The bank employs them, and may give them new pages first. */
  isStaff?: true;
  phone: string;
  idNumber: string;
  since: string;
  /** Earned each fortnight, in minor units. The history of the accounts is made from it. Nothing ever goes below a floor. */
  earned: number;
  saved: number;
  accounts: SeededAccount[];
}

const checking = (number: string, balance: number): SeededAccount => ({
  number,
  name: 'Primary Checking',
  type: 'Checking',
  balance,
});
const savings = (number: string, balance: number): SeededAccount => ({
  number,
  name: 'High Yield Savings',
  type: 'Savings',
  balance,
  apy: 320,
});
const card = (number: string, balance: number): SeededAccount => ({
  number,
  name: 'Rewards Credit Card',
  type: 'Credit Card',
  balance,
  limit: 750_000,
});
const loan = (number: string, balance: number, lent: number): SeededAccount => ({
  number,
  name: 'Auto Loan',
  type: 'Loan',
  balance,
  lent,
});

export const demo: Person = {
  firstName: 'Amelia',
  lastName: 'Hart',
  username: 'demo',
  phone: '+1 800 555 0176',
  idNumber: 'K4402918',
  since: '2019-03-04',
  earned: 154_500,
  saved: 35_000,
  accounts: [
    checking('400011224821', 856_240),
    savings('400011227093', 2_431_085),
    card('400011221156', -124_090),
    loan('400011223378', -1_368_500, 2_400_000),
  ],
};

export const newcomer: Person = {
  firstName: 'Tom',
  lastName: 'Reyes',
  username: 'newcomer',
  phone: '+1 800 555 0188',
  idNumber: 'M1185530',
  since: '2026-01-12',
  earned: 0,
  saved: 0,
  accounts: [],
};

export const unregistered: Person = {
  firstName: 'Noah',
  lastName: 'Beck',
  phone: '+1 800 555 0142',
  idNumber: 'X7264519',
  since: '2021-06-30',
  earned: 95_500,
  saved: 14_000,
  accounts: [checking('400011882204', 412_355), savings('400011882279', 1_120_000)],
};

const others: Person[] = [
  {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    username: 'maya',
    isStaff: true,
    phone: '+1 800 555 0151',
    idNumber: 'S5530172',
    since: '2017-09-18',
    earned: 114_500,
    saved: 0,
    accounts: [checking('400011556301', 1_290_415), card('400011556386', -48_210)],
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    username: 'jonas',
    phone: '+1 800 555 0163',
    idNumber: 'C8830146',
    since: '2015-02-02',
    earned: 128_000,
    saved: 35_000,
    accounts: [
      checking('400011771940', 233_900),
      savings('400011771958', 5_804_377),
      loan('400011771966', -2_950_000, 4_000_000),
    ],
  },
  {
    firstName: 'Lena',
    lastName: 'Ortiz',
    phone: '+1 800 555 0119',
    idNumber: 'P6612095',
    since: '2026-02-20',
    earned: 0,
    saved: 0,
    accounts: [checking('400011904417', 0)],
  },
];

export const people: Person[] = [demo, newcomer, unregistered, ...others];

/** What the ledger keeps available and posted within, in minor units. */
export function boundsOf({ limit = 0, lent }: Pick<SeededAccount, 'limit' | 'lent'>) {
  return lent === undefined ? { floor: BigInt(-limit), ceiling: null } : { floor: BigInt(-lent), ceiling: 0n };
}

export function emailOf({ firstName, lastName }: Person): string {
  return `${firstName}.${lastName}@mail.example`.toLowerCase();
}
