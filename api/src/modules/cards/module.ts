import './events.ts';
import './tables.ts';
import { MINUTE } from '../../kernel/bank/Bank.ts';
import type { Module } from '../../kernel/Module.ts';
import { issueCards } from './cards/issueCards.ts';
import { endpoints } from './contract/endpoints.ts';
import { cardBlocked } from './contract/problems.ts';
import { migrations } from './migrations.ts';
import { cardRoutes } from './routes/cardRoutes.ts';

export const cards: Module = {
  name: 'cards',
  owner: 'Cards',
  contract: endpoints,
  problems: [cardBlocked],
  routes: [cardRoutes],
  migrations,
  jobs: [{ name: 'issue cards', pauseMs: MINUTE, run: ({ db, now }) => issueCards(db, now()) }],
  seed: issueCards,
  clientTypes: ['mfe-cards/src/api.ts'],
};
