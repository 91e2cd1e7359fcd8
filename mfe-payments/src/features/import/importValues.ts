import type { Account } from '@bank/shared/api';
import type { IsoDay } from '@bank/shared/format';
import type { Checks } from '@bank/shared/forms';
import type { CheckedPayment, ImportedPayment, PaymentList } from '../../data/types';
import { text } from '../../messages';
import { canPay } from '../accounts/available';

export type FileProblem = 'columns' | 'empty' | 'tooMany' | 'unreadable';

export interface NumberedPayment extends ImportedPayment {
  /** The line in the file, from 1. */
  line: number;
  /** Whose account it is, where the file has a similar name. */
  actualName?: string;
}

export interface Fault {
  line: number;
  name: string;
  what:
    | 'malformed'
    | 'cells'
    | 'name'
    | 'account'
    | 'amount'
    | 'reference'
    | 'twice'
    | Exclude<CheckedPayment['outcome'], 'payable'>;
  /** The line that is the same. */
  other?: number;
  /** When the same was paid. */
  paidOn?: IsoDay;
}

export interface ReadFile {
  fileName?: string;
  /** A problem with the file as a whole. */
  problem?: FileProblem;
  payments: NumberedPayment[];
  faults: Fault[];
}

export interface ImportValues {
  /** Id of the account. */
  from: string;
  file: ReadFile | null;
}

export function emptyImport(accounts: readonly Account[]): ImportValues {
  return { from: accounts.find(canPay)?.id ?? '', file: null };
}

export function importChecks(accounts: readonly Account[]): Checks<ImportValues> {
  return {
    file: (file) => {
      if (!file) return text('import.fileMissing');
      return !file.problem || text(`import.problem.${file.problem}`);
    },
    from: (id) => accounts.some((account) => account.id === id) || text('internal.fromMissing'),
  };
}

export function listOf(from: string, { payments }: ReadFile): PaymentList {
  return {
    fromAccountId: from,
    payments: payments.map(({ line: _, actualName: __, ...payment }) => payment),
  };
}

/** What the bank would pay, and all other lines with what is wrong with them, as they stand in the file. */
export function withChecks({ payments, faults, ...file }: ReadFile, checked: CheckedPayment[]): ReadFile {
  const pairs = payments.map((payment, index) => ({ payment, check: checked[index] }));
  const payable = pairs.flatMap(({ payment, check }) =>
    check?.outcome === 'payable' ? [{ ...payment, ...(check.name && { actualName: check.name }) }] : [],
  );
  const refused = pairs.flatMap(({ payment: { line, name }, check }) =>
    check && check.outcome !== 'payable'
      ? [{ line, name, what: check.outcome, ...(check.paidOn && { paidOn: check.paidOn }) }]
      : [],
  );
  const all = [...faults, ...refused].toSorted((one, other) => one.line - other.line);
  return { ...file, payments: payable, faults: all };
}
