import './events.ts';
import './tables.ts';
import { MINUTE } from '../../kernel/bank/Bank.ts';
import type { Module } from '../../kernel/Module.ts';
import { dueCards, issueCards, issueDueCards } from './cards/issueCards.ts';
import { endpoints } from './contract/endpoints.ts';
import { cardBlocked, notTheNetwork } from './contract/problems.ts';
import { migrations } from './migrations.ts';
import { networkInUse } from './network/networkInUse.ts';
import { networkSecret } from './network/networkSecret.ts';
import { openPayments, settleCardPayments } from './payments/settle.ts';
import { cardPaymentRoutes } from './routes/cardPaymentRoutes.ts';
import { cardRoutes } from './routes/cardRoutes.ts';

export const cards: Module = {
  name: 'cards',
  owner: 'Cards',
  contract: endpoints,
  problems: [cardBlocked, notTheNetwork],
  routes: [cardRoutes],
  internalRoutes: [cardPaymentRoutes],
  migrations,
  jobs: [
    { name: 'issue cards', pauseMs: MINUTE, run: issueDueCards },
    { name: 'settle card payments', pauseMs: MINUTE, run: settleCardPayments },
  ],
  queues: { 'cards to issue': dueCards, 'card payments': openPayments },
  checkSettings: (env) => {
    networkInUse(env);
    networkSecret(env);
  },
  seed: issueCards,
  clientTypes: {
    'mfe-cards/src/api.ts': [
      'listCards',
      'listCardPayments',
      'freezeCard',
      'unfreezeCard',
      'changeControls',
      'reportCard',
    ],
  },
};
