import { request } from '@bank/shared/http';
import type { Card, CardPayment, CardsData } from './types';

const urlOf = (id: string, action = '') => `/cards/${encodeURIComponent(id)}${action}`;

export const liveCards: CardsData = {
  cards: (signal) => request<Card[]>({ url: '/cards', signal }),
  payments: (id, signal) => request<CardPayment[]>({ url: urlOf(id, '/payments'), signal }),
  setFrozen: (id, isFrozen) => request<Card>({ method: 'POST', url: urlOf(id, isFrozen ? '/freeze' : '/unfreeze') }),
  changeControls: (id, data) => request<Card>({ method: 'PATCH', url: urlOf(id), data }),
  report: (id, reason) => request<Card>({ method: 'POST', url: urlOf(id, '/report'), data: { reason } }),
};
