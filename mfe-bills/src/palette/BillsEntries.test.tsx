import { renderInBank } from '@bank/shared/testing';
import BillsEntries from './BillsEntries';

test('offers the way to what is due', async () => {
  const offer = jest.fn();
  await renderInBank(<BillsEntries offer={offer} />);

  expect(offer.mock.lastCall[0]).toMatchObject([{ section: 'actions', label: 'See what’s due next', to: '/bills' }]);
});
