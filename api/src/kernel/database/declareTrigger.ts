import { type Kysely, sql } from 'kysely';

/** Lets a migration create a trigger: the file of its name says what its function does, and is applied before the commit. */
export async function declareTrigger(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      raise exception 'This function is in no file.';
    end $$`.execute(db);
}
