import { sampleAccounts } from '@bank/shared/sample';
import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import CardAction from './CardAction';

test.each(sampleAccounts)('leads to the card of an account that has one: $type', async (account) => {
  await renderInBank(<CardAction account={account} showDetails={() => {}} />);

  const links = screen.queryAllByRole('menuitem', { name: 'Freeze or manage card' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    account.type === 'Checking' || account.type === 'Credit Card' ? ['/cards'] : [],
  );
});
