import pg from 'pg';
import { openAsApplication } from '../kernel/database/openPostgres.ts';
import { bankOn, payToTheEnd } from './payment.ts';

// Pays, and kills itself before one of its statements: neither it nor the database can clean up.
const [url = '', killBefore = '', customerId = '', fromAccountId = '', to = '', key = ''] = process.argv.slice(2);
const database = await openAsApplication(url, () => {});
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
let statements = 0;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  if (statements === Number(killBefore)) process.kill(process.pid, 'SIGKILL');
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

await payToTheEnd(bankOn(database), { customerId, fromAccountId, to, key });
await database.close();
process.send?.(statements);
process.disconnect?.();
