import { type RawBuilder, sql } from 'kysely';

export interface Period {
  /** Such as a month or a day. */
  name: string;
  begins: Date;
  ends: Date;
}

/**
 * A table of them for a statement. Looking into an account once for each is cheap by the index of its entries, however
 * many there are; telling apart what all entries belong to is not.
 */
export function tableOf(periods: Period[]): RawBuilder<unknown> {
  const rows = periods.map(
    ({ name, begins, ends }) => sql`(${name}::text, ${begins}::timestamptz, ${ends}::timestamptz)`,
  );
  return sql`(values ${sql.join(rows)}) as periods (name, begins, ends)`;
}
