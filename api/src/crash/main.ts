import path from 'node:path';
import { openRun } from '@bank/checkout/testing/openRun.js';
import { startPostgres } from '../testing/startPostgres.ts';
import { crashEmbedded, crashPostgres, type Outcome } from './crash.ts';
import { crashSteps, type StepsOutcome } from './crashSteps.ts';

const kills = Number(process.argv[2] ?? 100);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Usage: npm run crash [-- <how many times each database is killed; by default 100>]');
  process.exit(2);
}
const run = openRun(path.resolve(import.meta.dirname, '../../..'));
const server = await startPostgres();
report('PostgreSQL', await crashPostgres(server, kills));
reportSteps(await crashSteps(server, kills));
report('Embedded', await crashEmbedded(kills));
await run.close();

function report(name: string, { acknowledged, lost, faults }: Outcome): void {
  console.log(
    `${name}: killed ${kills} times; ${acknowledged} transfers acknowledged, ${lost.length} lost; faults in the books: ${faults.length}.`,
  );
  if (lost.length > 0 || faults.length > 0) process.exitCode = 1;
}

function reportSteps({ statements, kills, wrong }: StepsOutcome): void {
  console.log(
    `Payments to another bank, of ${statements} statements: ${kills} killed before one of them and finished by another process; ${wrong.length} not paid once.`,
  );
  for (const what of wrong) console.log(`  ${what}`);
  if (wrong.length > 0) process.exitCode = 1;
}
