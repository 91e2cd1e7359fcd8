import { installApi } from '@bank/shared/testing';
import { livePayments } from './livePayments';

const payee = (at: number) => ({ id: `payee-${at}`, name: `Payee ${at}`, lastFour: '1234' });

test('asks for payees page after page until one is not full', async () => {
  const api = installApi();
  const all = Array.from({ length: 503 }, (_, at) => payee(at));
  api.answer('GET /payees', { body: all.slice(0, 500) }, { body: all.slice(500) });

  expect(await livePayments.payees()).toEqual(all);
  expect(api.callsOf('GET /payees').map(({ query }) => query)).toEqual([{}, { after: 'payee-499' }]);
});
