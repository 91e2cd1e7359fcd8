import path from 'node:path';
import { sql } from 'kysely';
import { openUnchanged } from '../database/openEmbedded.ts';
import { verifyAudit } from '../kernel/audit/verifyAudit.ts';

/**
 * Changes the newest transfer in the audit of the bank in BANK_DATA, as only somebody can who owns the database.
 * Fails when something was altered before.
 */
const database = await openUnchanged(path.resolve(process.env.BANK_DATA ?? '.data'));
const { faults } = await verifyAudit(database.db, []);
if (faults[0]) throw new Error(faults[0]);
await sql`alter table audit_events disable trigger user`.execute(database.db);
await sql`update audit_events set details = replace(details, '"minor":', '"minor":9')
  where (chain, number) in (
    select chain, number from audit_events where event = 'transfer' order by at desc limit 1)`.execute(database.db);
await sql`alter table audit_events enable trigger user`.execute(database.db);
await database.close();
