import type { ColumnType, Generated } from 'kysely';

interface Payees {
  id: Generated<string>;
  customer_id: string;
  name: string;
  /** Of an account at this bank. */
  number: string;
  added_at: Date;
  /** Kept, so that what was paid keeps its name. */
  removed_at: ColumnType<Date | null, never, Date | null>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    payees: Payees;
  }
}
