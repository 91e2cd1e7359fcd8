import { daysBefore, type IsoDay, type Money } from '@bank/shared/format';
import { readSampleAccounts, samplePending } from '@bank/shared/sample';
import type { AccountDetails } from '../types';

const usd = (minor: number): Money => ({ minor, currency: 'USD' });

const numbers: Readonly<Record<string, string>> = {
  checking: '400011224821',
  savings: '400011227093',
  credit: '400011221156',
  loan: '400011223378',
};

/** @returns the full number; those of opened accounts begin alike */
export function sampleNumber(id: string): string {
  const { lastFour = '' } = readSampleAccounts().find((account) => account.id === id) ?? {};
  return numbers[id] ?? `40001122${lastFour}`;
}

export function sampleDetails(id: string, day: IsoDay): AccountDetails {
  const account = readSampleAccounts().find((candidate) => candidate.id === id);
  return {
    ...(account?.available && { available: account.available }),
    pending: samplePending(id, day),
    ...(id === 'credit' && { due: { date: daysBefore(day, -12), minimum: usd(2_500) } }),
    ...(id === 'savings' && { interest: usd(64_170) }),
    ...(id === 'loan' && { repayment: { rate: 4.9, date: daysBefore(day, -9), amount: usd(31_200) } }),
  };
}
