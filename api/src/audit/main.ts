import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEvents } from '../kernel/audit/readChains.ts';
import { type Head, verifyAudit } from '../kernel/audit/verifyAudit.ts';
import type { Database } from '../kernel/database/Database.ts';
import { isFilled } from '../kernel/database/isFilled.ts';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import { SetupError } from '../kernel/SetupError.ts';

const USAGE =
  'Say what to do: `export > audit.jsonl`, or `verify [an earlier audit.jsonl]`, after `node /opt/bank/audit.js` or `npm run -s audit --`.';

try {
  const [command, earlier] = process.argv.slice(2);
  if (command !== 'export' && command !== 'verify') throw new SetupError(USAGE);
  const heads = earlier ? headsOf(await readFile(earlier, 'utf8')) : [];
  const database = await open();
  if (command === 'export') await printEvents(database);
  await printVerdict(database, heads, command === 'export');
  await database.close();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}

async function open(): Promise<Database> {
  const { DATABASE_URL, BANK_DATA = '.data' } = process.env;
  if (DATABASE_URL) return openPostgres(DATABASE_URL, console.error);
  const folder = path.resolve(BANK_DATA);
  if (!isFilled(folder)) throw new SetupError(`There is no bank in ${folder}. Set BANK_DATA or DATABASE_URL.`);
  // Imported on demand: it loads the embedded database.
  const { openUnchanged } = await import('../database/openEmbedded.ts');
  return openUnchanged(folder);
}

async function printEvents({ db }: Database): Promise<void> {
  for await (const { number, previous, hash, ...event } of readEvents(db)) {
    print({ ...event, number: Number(number), previous: previous.toString('hex'), hash: hash.toString('hex') });
  }
}

/** An export ends with the heads, which prove later that nothing was cut off. */
async function printVerdict({ db }: Database, earlier: Head[], isExport: boolean): Promise<void> {
  const { faults, heads } = await verifyAudit(db, earlier);
  if (isExport) for (const head of heads) print({ head });
  const events = heads.reduce((sum, { length }) => sum + length, 0);
  for (const fault of faults) console.error(fault);
  console.error(`${events} events in ${heads.length} chains: ${faults.length === 0 ? 'intact' : 'NOT intact'}.`);
  if (faults.length > 0) process.exitCode = 1;
}

function headsOf(text: string): Head[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{"head":'))
    .map((line) => (JSON.parse(line) as { head: Head }).head);
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
