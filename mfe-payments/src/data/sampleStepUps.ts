import { sampleStore } from '@bank/shared/sample';
import type { PaymentsData } from './types';

const confirmed = sampleStore<{ id: string }>('bank:sample-confirmed', () => []);

/** Rejects as the bank does where money goes to somebody new: under this key, the order has to be confirmed first. */
export function requireSampleStepUp(key: string): void {
  if (confirmed.read().some(({ id }) => id === key)) return;
  const data = { type: '/problems/confirm-order', detail: 'confirm-order', stepUp: key };
  throw Object.assign(new Error(data.detail), { response: { status: 403, data } });
}

/** Takes any code: nobody sends one. */
export const sampleStepUps: Pick<PaymentsData, 'startStepUp' | 'confirmStepUp'> = {
  startStepUp: async () => ({ by: 'code' }),
  confirmStepUp: async (id) => confirmed.add({ id }),
};
