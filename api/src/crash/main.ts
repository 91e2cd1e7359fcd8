import { startPostgres } from '../testing/startPostgres.ts';
import { crashEmbedded, crashPostgres, type Outcome } from './crash.ts';

const kills = Number(process.argv[2] ?? 100);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Usage: npm run crash [-- <how many times each database is killed; by default 100>]');
  process.exit(2);
}
const server = await startPostgres();
report('PostgreSQL', await crashPostgres(server, kills));
await server.remove();
report('Embedded', await crashEmbedded(kills));

function report(name: string, { acknowledged, lost, faults }: Outcome): void {
  console.log(
    `${name}: killed ${kills} times; ${acknowledged} transfers acknowledged, ${lost.length} lost; faults in the books: ${faults.length}.`,
  );
  if (lost.length > 0 || faults.length > 0) process.exitCode = 1;
}
