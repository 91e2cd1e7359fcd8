import { readSampleAccounts } from '@bank/shared/sample';
import { bookSample, partyOf, placeSample, readSampleOrders } from './sampleOrders';
import { isAtOtherBank, samplePayees } from './samplePayees';
import { keepSampleSchedule, sampleSchedules } from './sampleSchedules';
import { requireSampleStepUp, sampleStepUps } from './sampleStepUps';
import type { PaymentsData } from './types';

export const samplePayments: PaymentsData = {
  ...samplePayees,
  ...sampleSchedules,
  ...sampleStepUps,
  accounts: async () => readSampleAccounts(),
  transfer: async ({ from, to, amount, memo, plan }, key) => {
    if (plan)
      return keepSampleSchedule(
        { id: key, kind: 'internal', from: partyOf(from), to: partyOf(to), amount, memo },
        plan,
      );
    const isNew = placeSample({ kind: 'internal', from, to, amount, memo }, key);
    const words = { kind: 'from', name: from.name, memo } as const;
    if (isNew) bookSample({ id: `${key}-in`, isBetweenOwn: true, words }, to, amount);
    return key;
  },
  pay: async ({ from, payee, amount, memo, plan }, key) => {
    if (payee.newUntil) requireSampleStepUp(key);
    if (plan)
      return keepSampleSchedule(
        { id: key, kind: 'external', from: partyOf(from), to: partyOf(payee), amount, memo },
        plan,
      );
    placeSample({ kind: 'external', from, to: payee, amount, memo, isAtOtherBank: isAtOtherBank(payee.id) }, key);
    return key;
  },
  wireRecipients: async () => (await import('./sampleWires')).readSampleRecipients(),
  priceWire: async (request) => (await import('./sampleWires')).priceSampleWire(request),
  findWireBank: async (number) => (await import('./sampleWires')).findSampleBank(number),
  quoteWire: async (request) => (await import('./sampleWires')).quoteSampleWire(request),
  sendWire: async (quote, key) => (await import('./sampleWires')).sendSampleWire(quote, key),
  checkImport: async (list) => (await import('./sampleImports')).checkSampleImport(list),
  payImport: async (list) => (await import('./sampleImports')).paySampleImport(list),
  orders: async (before) => (before === null ? readSampleOrders() : []),
  order: async (id) => readSampleOrders().find((order) => order.id === id),
};
