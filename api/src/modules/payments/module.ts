import './events.ts';
import './tables.ts';
import { MINUTE, SECOND } from '../../kernel/bank/Bank.ts';
import type { Module } from '../../kernel/Module.ts';
import { endpoints } from './contract/endpoints.ts';
import { dateProblems, importProblems, payeeProblems, transferProblems, wireProblems } from './contract/problems.ts';
import { migrations } from './migrations.ts';
import { railInUse } from './rails/railInUse.ts';
import { accepted, sendByRail, submitted } from './rails/sendByRail.ts';
import { importRoutes } from './routes/importRoutes.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { payeeRoutes } from './routes/payeeRoutes.ts';
import { scheduleRoutes } from './routes/scheduleRoutes.ts';
import { transferRoutes } from './routes/transferRoutes.ts';
import { wireRoutes } from './routes/wireRoutes.ts';
import { dueSchedules, payDue } from './schedules/payDue.ts';
import { scheduleGauges } from './schedules/scheduleGauges.ts';
import { seedSchedules } from './schedules/seedSchedules.ts';

export const payments: Module = {
  name: 'payments',
  owner: 'Payments',
  contract: endpoints,
  problems: Object.values({
    ...transferProblems,
    ...payeeProblems,
    ...dateProblems,
    ...wireProblems,
    ...importProblems,
  }),
  routes: [transferRoutes, orderRoutes, payeeRoutes, scheduleRoutes, wireRoutes, importRoutes],
  migrations,
  jobs: [
    { name: 'pay what is due', pauseMs: MINUTE, run: payDue },
    { name: 'send payments by rail', pauseMs: 15 * SECOND, run: sendByRail },
  ],
  queues: { schedules: dueSchedules, 'rail payments to hand over': accepted, 'rail payments on their way': submitted },
  gauges: scheduleGauges,
  counted: [
    {
      name: 'bank_transfers_total',
      help: 'Orders of payments, by outcome: ok, or the name of the problem',
      operations: ['createTransfer', 'sendWire', 'payImport'],
    },
  ],
  checkSettings: (env) => void railInUse(env),
  seed: seedSchedules,
  clientTypes: {
    'mfe-bills/src/api.ts': ['listSchedules'],
    'shared/src/api/schema.ts': ['Schedule'],
    'mfe-payments/src/api.ts': [
      'createTransfer',
      'checkImport',
      'payImport',
      'listOrders',
      'getOrder',
      'listPayees',
      'checkPayeeName',
      'addPayee',
      'removePayee',
      'listSchedules',
      'getSchedule',
      'createSchedule',
      'changeSchedule',
      'skipScheduled',
      'cancelSchedule',
      'listWireRecipients',
      'priceWire',
      'findWireBank',
      'quoteWire',
      'sendWire',
    ],
  },
};
