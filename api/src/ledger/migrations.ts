import type { Migration } from '../kernel/Module.ts';
import { up as transactions } from './migrations/0030-transactions.ts';
import { up as ledgerRules } from './migrations/0031-ledger-rules.ts';
import { up as holds } from './migrations/0032-holds.ts';
import { up as posting } from './migrations/0033-posting.ts';
import { up as holding } from './migrations/0034-holding.ts';
import { up as proof } from './migrations/0035-proof.ts';
import { up as applicationRole } from './migrations/0036-application-role.ts';
import { up as textOfCustomers } from './migrations/0038-text-of-customers.ts';
import { up as loans } from './migrations/0039-loans.ts';
import { up as noOrderWithoutItsHold } from './migrations/0041-no-order-without-its-hold.ts';
import { up as bankDay } from './migrations/0042-bank-day.ts';
import { up as boundsAndBalances } from './migrations/0043-bounds-and-balances.ts';
import { up as proofInSlices } from './migrations/0046-proof-in-slices.ts';
import { up as ordersByTime } from './migrations/0048-orders-by-time.ts';
import { up as accountsOfSources } from './migrations/0049-accounts-of-sources.ts';
import { up as closedAccounts } from './migrations/0050-closed-accounts.ts';
import { up as interest } from './migrations/0053-interest.ts';
import { up as beginOfProof } from './migrations/0054-begin-of-proof.ts';

/** These share one history with the kernel’s: numbers go on where either ends. */
export const migrations: Record<string, Migration> = {
  '0030-transactions': { up: transactions },
  '0031-ledger-rules': { up: ledgerRules },
  '0032-holds': { up: holds },
  '0033-posting': { up: posting },
  '0034-holding': { up: holding },
  '0035-proof': { up: proof },
  '0036-application-role': { up: applicationRole },
  '0038-text-of-customers': { up: textOfCustomers, isConcurrent: true },
  '0039-loans': { up: loans },
  '0041-no-order-without-its-hold': { up: noOrderWithoutItsHold },
  '0042-bank-day': { up: bankDay },
  '0043-bounds-and-balances': { up: boundsAndBalances },
  '0046-proof-in-slices': { up: proofInSlices },
  '0048-orders-by-time': { up: ordersByTime, isConcurrent: true },
  '0049-accounts-of-sources': { up: accountsOfSources },
  '0050-closed-accounts': { up: closedAccounts },
  '0053-interest': { up: interest, isConcurrent: true },
  '0054-begin-of-proof': { up: beginOfProof },
};
