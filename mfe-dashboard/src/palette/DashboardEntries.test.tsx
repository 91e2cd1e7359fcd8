import { renderInBank } from '@bank/shared/testing';
import DashboardEntries from './DashboardEntries';

test.each([
  ['en', 'Pay Bill'],
  ['es', 'Pagar una factura'],
  ['ar', 'دفع فاتورة'],
])('offers the quick actions in the language of the page: %s', async (language, first) => {
  const offer = jest.fn();
  await renderInBank(<DashboardEntries offer={offer} />, { language });

  expect(offer.mock.lastCall[0]).toMatchObject([
    { label: first, to: '/transfers/external?for=bill' },
    { to: '/transfers/external' },
    { to: '/cards?for=cash' },
    { to: '/transfers/internal?for=wallet' },
    { id: 'customize', to: '/dashboard?customize=1' },
  ]);
});
