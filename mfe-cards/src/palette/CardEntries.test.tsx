import { renderInBank } from '@bank/shared/testing';
import CardEntries from './CardEntries';

test('offers the way to freeze a card', async () => {
  const offer = jest.fn();
  await renderInBank(<CardEntries offer={offer} />);

  expect(offer.mock.lastCall[0]).toMatchObject([{ section: 'actions', label: 'Freeze a card', to: '/cards' }]);
});
