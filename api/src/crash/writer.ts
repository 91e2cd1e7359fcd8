import { randomUUID } from 'node:crypto';
import { openEmbedded } from '../database/openEmbedded.ts';
import { openAsApplication } from '../kernel/database/openPostgres.ts';
import { transfer } from '../modules/payments/transfers/transfer.ts';
import { bankOn } from './payment.ts';

const [where = '', customerId = '', first = '', second = ''] = process.argv.slice(2);
const database = where.startsWith('postgresql:') ? await openAsApplication(where, () => {}) : await openEmbedded(where);
const bank = bankOn(database);
process.on('disconnect', () => process.exit(0));

for (let turn = 0; ; turn += 1) {
  const [fromAccountId, to] = turn % 2 ? [first, second] : [second, first];
  const key = randomUUID();
  await transfer(bank, { id: customerId, sessionId: '' }, key, {
    fromAccountId,
    to,
    amount: { minor: 1, currency: 'USD' },
  });
  process.send?.(key);
  // A customer may not send so many.
  if (turn % 50 === 0) await database.db.deleteFrom('throttles').execute();
}
