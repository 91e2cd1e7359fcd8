import type { Account } from '@bank/shared/api';
import { daysBefore, type IsoDay } from '@bank/shared/format';
import { accountPath, paths } from '@bank/shared/paths';
import { daysFrom } from '../lib/days';
import { nameOf } from './nameOf';
import type { Bills, Debt, Due, Recurring, Schedule } from './types';

export const AHEAD_DAYS = 35;

/** What is expected from today on, by day, with what each account then has left. */
export function planAhead(bills: Bills, today: IsoDay): Due[] {
  const until = daysBefore(today, -AHEAD_DAYS);
  const payer = primaryOf(bills.accounts);
  const dues = [
    ...bills.schedules.flatMap((schedule) => scheduledDues(schedule, bills.accounts, until)),
    ...bills.recurring.flatMap((recurring) => recurringDues(recurring, bills.accounts, today, until)),
    ...bills.debts.flatMap((debt) => debtDues(debt, payer)),
  ];
  // What is paid comes before what is received on the same day: banks pay in the morning.
  const inOrder = dues
    .filter(({ on }) => on >= today && on <= until)
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.amount.minor - other.amount.minor);
  return withBalances(inOrder).filter(({ kind, amount }) => kind !== 'scheduled' || amount.minor < 0);
}

/** The account that everyday payments are made from. */
export function primaryOf(accounts: readonly Account[]): Account | undefined {
  return accounts.find(({ type }) => type === 'Checking');
}

/** A transfer between own accounts leaves one and reaches the other, where it is income to nobody. */
function scheduledDues(schedule: Schedule, accounts: readonly Account[], until: IsoDay): Due[] {
  const { id, upcoming, rhythm, lastOn, amount, kind } = schedule;
  const [from, to] = [schedule.from, kind === 'internal' ? schedule.to : undefined].map((party) =>
    accounts.find(({ name, lastFour }) => name === party?.name && lastFour === party.lastFour),
  );
  // The bank names three dates at most: only short rhythms go on after them.
  const named = upcoming.slice(0, -1);
  const onwards = upcoming
    .slice(-1)
    .flatMap((last) => daysFrom(last, rhythm, lastOn && lastOn < until ? lastOn : until));
  return [...named, ...onwards].flatMap((on) => {
    const due = {
      id: `${id} ${on}`,
      on,
      kind: 'scheduled' as const,
      isLate: false,
      name: schedule.to.name,
      to: `${paths.transfers}/scheduled/${encodeURIComponent(id)}`,
    };
    const paid: Due = { ...due, amount: { ...amount, minor: -amount.minor }, ...(from && { account: from }) };
    return to ? [paid, { ...due, id: `${due.id} in`, name: schedule.from.name, amount, account: to }] : [paid];
  });
}

function recurringDues(recurring: Recurring, accounts: readonly Account[], today: IsoDay, until: IsoDay): Due[] {
  const { id, accountId, amount, rhythm, next } = recurring;
  const account = accounts.find((one) => one.id === accountId);
  return daysFrom(next, rhythm, until)
    .filter((day) => day >= today || day === next)
    .map((day) => ({
      id: `${id} ${day}`,
      on: day < today ? today : day,
      isLate: day < today,
      amount,
      name: nameOf(recurring),
      kind: amount.minor > 0 ? ('income' as const) : ('recurring' as const),
      to: historyOf(recurring),
      ...(account && { account }),
    }));
}

function debtDues({ account, due, repayment }: Debt, payer: Account | undefined): Due[] {
  const [asked, kind] = due ? [{ date: due.date, amount: due.minimum }, 'card' as const] : [repayment, 'loan' as const];
  if (!asked) return [];
  return [
    {
      id: account.id,
      on: asked.date,
      kind,
      name: account.name,
      isLate: false,
      amount: { ...asked.amount, minor: -asked.amount.minor },
      to: accountPath(account.id),
      ...(payer && { account: payer }),
    },
  ];
}

/** Leads to the payee's transactions in the history on the dashboard. */
export function historyOf(recurring: Recurring): string {
  const type = recurring.amount.minor > 0 ? 'income' : 'expense';
  return `${paths.dashboard}?${new URLSearchParams({ period: '90', type, text: nameOf(recurring) })}`;
}

function withBalances(dues: readonly Due[]): Due[] {
  const left = new Map<string, number>();
  return dues.map((due) => {
    const { account, amount } = due;
    const available = account && (account.available ?? account.balance);
    if (!available || available.currency !== amount.currency) return due;
    const minor = (left.get(account.id) ?? available.minor) + amount.minor;
    left.set(account.id, minor);
    return { ...due, left: { ...available, minor } };
  });
}
