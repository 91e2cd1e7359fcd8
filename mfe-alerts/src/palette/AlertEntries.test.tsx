import { renderInBank } from '@bank/shared/testing';
import AlertEntries from './AlertEntries';

test('offers the way to what the bank tells', async () => {
  const offer = jest.fn();
  await renderInBank(<AlertEntries offer={offer} />);

  expect(offer.mock.lastCall[0]).toMatchObject([{ label: 'Choose alerts', to: '/alerts?choices=1' }]);
});
