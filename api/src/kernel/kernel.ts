import { HOUR, MINUTE } from './bank/Bank.ts';
import { eraseCustomers } from './eraseCustomers.ts';
import type { Module } from './Module.ts';
import { migrations } from './migrations.ts';
import { outboxGauges } from './outbox/outboxGauges.ts';
import { sweep } from './sweep.ts';
import { webhookGauges } from './webhooks/webhookGauges.ts';
import { webhooksInUse } from './webhooks/webhooksInUse.ts';

export const kernel: Module = {
  name: 'kernel',
  owner: 'Platform',
  migrations,
  jobs: [
    { name: 'sweep', pauseMs: 10 * MINUTE, run: sweep },
    { name: 'erase former customers', pauseMs: HOUR, run: eraseCustomers },
  ],
  gauges: [...outboxGauges, ...webhookGauges],
  checkSettings: (env) => void webhooksInUse(env),
};
