import { sampleAccounts } from '@bank/shared/sample';
import { renderInBank } from '@bank/shared/testing';
import AccountEntries from './AccountEntries';

const [checking] = sampleAccounts;

test('offers each account, which leads to its page', async () => {
  const offer = jest.fn();
  await renderInBank(<AccountEntries offer={offer} />);

  expect(offer.mock.lastCall[0].map(({ label }: { label: string }) => label)).toEqual([
    'Primary Checking',
    'High Yield Savings',
    'Rewards Credit Card',
    'Auto Loan',
  ]);
  expect(offer.mock.lastCall[0][0]).toEqual({
    id: 'checking',
    section: 'accounts',
    label: 'Primary Checking',
    icon: 'accounts',
    keywords: 'Checking statements',
    lastFour: '4821',
    amount: checking?.balance,
    to: '/accounts/details/checking',
  });
});

test('withdraws them when it goes', async () => {
  const withdraw = jest.fn();
  const { unmount } = await renderInBank(<AccountEntries offer={() => withdraw} />);

  unmount();

  expect(withdraw).toHaveBeenCalledTimes(1);
});

test.each([
  ['loading', 'silence'],
  ['unavailable', 'broken'],
] as const)('offers nothing while the accounts are %s', async (_, answer) => {
  const offer = jest.fn();
  await renderInBank(<AccountEntries offer={offer} />, { mode: 'live', api: { 'GET /accounts': answer } });

  expect(offer).not.toHaveBeenCalled();
});

test.each([
  ['es', 'Cuenta'],
  ['ar', 'جار'],
])('is found by kinds in the language of the page: %s', async (language, word) => {
  const offer = jest.fn();
  await renderInBank(<AccountEntries offer={offer} />, { language });

  expect(offer.mock.lastCall[0][0].keywords).toContain(word);
});
