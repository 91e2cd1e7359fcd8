import { ask } from './ask';
import type { CardsData } from './types';

export const liveCards: CardsData = {
  cards: (signal) => ask('GET /cards', { signal }),
  payments: (id, signal) => ask('GET /cards/{id}/payments', { path: { id }, signal }),
  setFrozen: (id, isFrozen) =>
    ask(isFrozen ? 'POST /cards/{id}/freeze' : 'POST /cards/{id}/unfreeze', { path: { id } }),
  changeControls: (id, data) => ask('PATCH /cards/{id}', { path: { id }, data }),
  report: (id, reason) => ask('POST /cards/{id}/report', { path: { id }, data: { reason } }),
};
