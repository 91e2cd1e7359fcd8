import type { Generated } from 'kysely';

interface Payees {
  id: Generated<string>;
  customer_id: string;
  name: string;
  /** Of an account at this bank. */
  number: string;
  added_at: Date;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    payees: Payees;
  }
}
