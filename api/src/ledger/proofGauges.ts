import { SECOND } from '../kernel/bank/Bank.ts';
import type { Gauge } from '../kernel/Module.ts';
import { countFaults } from './proveBooks.ts';

export const proofGauges: Gauge[] = [
  {
    name: 'bank_ledger_faults',
    help: 'Places where the books were found not to balance',
    read: async ({ db }) => [{ value: await countFaults(db) }],
  },
  {
    name: 'bank_books_proven_timestamp_seconds',
    help: 'When all books were last proven; none before the first time',
    read: async ({ db }) => {
      const proof = await db.selectFrom('ledger_proof').select('completed_at').executeTakeFirst();
      return proof?.completed_at ? [{ value: proof.completed_at.getTime() / SECOND }] : [];
    },
  },
];
