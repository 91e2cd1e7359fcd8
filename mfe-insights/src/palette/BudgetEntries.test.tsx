import { renderInBank } from '@bank/shared/testing';
import BudgetEntries from './BudgetEntries';

test('offers the way to a new limit', async () => {
  const offer = jest.fn();
  await renderInBank(<BudgetEntries offer={offer} />);

  expect(offer.mock.lastCall[0]).toMatchObject([{ section: 'actions', label: 'Set a budget', to: '/budget?edit=new' }]);
});
