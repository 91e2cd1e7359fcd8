import { type Kysely, sql } from 'kysely';

/** For a migration that creates a trigger: what its function does is in the file of its name, and written before the commit. */
export async function declareTrigger(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      raise exception 'This function is in no file.';
    end $$`.execute(db);
}
