import { SECOND } from '../kernel/bank/Bank.ts';
import type { Gauge } from '../kernel/Module.ts';
import { countFaults, readProof } from './proveBooks.ts';

export const proofGauges: Gauge[] = [
  {
    name: 'bank_ledger_faults',
    help: 'Places where the books were found not to balance',
    read: async ({ db }) => [{ value: await countFaults(db) }],
  },
  {
    name: 'bank_books_proven_timestamp_seconds',
    help: 'When all books were last proven; before the first time, since when they were to be',
    read: async ({ db }) => [{ value: (await readProof(db)).since.getTime() / SECOND }],
  },
];
