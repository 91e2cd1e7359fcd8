import { bankOn } from '../crash/payment.ts';
import { openAsApplication } from '../kernel/database/openPostgres.ts';
import { payDue } from '../modules/payments/schedules/payDue.ts';
import { jobRun } from './jobRun.ts';

/** Pays what is due at a time, when it is told to, in competition with other processes. */
const [url = '', now = ''] = process.argv.slice(2);
const fail = (error: unknown) => {
  throw error;
};
const database = await openAsApplication(url, fail);
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
await payDue({ ...bankOn(database), now: () => new Date(now) }, jobRun());
process.send?.('done');
await database.close();
process.disconnect?.();
