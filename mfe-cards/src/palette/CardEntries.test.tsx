import { renderInBank } from '@bank/shared/testing';
import CardEntries from './CardEntries';

test('offers the ways to freeze a card and to report it', async () => {
  const offer = jest.fn();
  await renderInBank(<CardEntries offer={offer} />);

  expect(offer.mock.lastCall[0]).toMatchObject([
    { section: 'actions', label: 'Freeze a card', to: '/cards' },
    { section: 'actions', label: 'Report lost or stolen', to: '/cards' },
  ]);
});
