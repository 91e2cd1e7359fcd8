import './tables.ts';
import { MINUTE } from '../kernel/bank/Bank.ts';
import type { Module } from '../kernel/Module.ts';
import { voidExpiredHolds } from './holds.ts';
import { migrations } from './migrations.ts';
import { proofGauges } from './proofGauges.ts';
import { proveBooks } from './proveBooks.ts';

export const ledger: Module = {
  name: 'ledger',
  owner: 'Ledger',
  migrations,
  jobs: [
    { name: 'void expired holds', pauseMs: 10 * MINUTE, run: voidExpiredHolds },
    { name: 'prove the books', pauseMs: MINUTE, run: proveBooks },
  ],
  gauges: proofGauges,
};
