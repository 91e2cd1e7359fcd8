import type { PaletteAnswer } from '@bank/shared/contract';
import { sampleAccounts } from '@bank/shared/sample';
import { type BankOptions, renderInBank } from '@bank/shared/testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import TransactionResults from './TransactionResults';

let type: (query: string) => void;
let answer: PaletteAnswer;

function Search() {
  const [query, setQuery] = useState('');
  type = setQuery;
  const [offer] = useState(() => (offered: PaletteAnswer) => {
    answer = offered;
    return () => {};
  });
  return <TransactionResults query={query} offer={offer} />;
}

async function open(options: BankOptions = {}) {
  jest.useFakeTimers();
  const { api } = await renderInBank(<Search />, options);
  return {
    api,
    find: async (query: string) => {
      act(() => type(query));
      await act(() => jest.advanceTimersByTimeAsync(250));
      return answer;
    },
  };
}

const bakery = {
  id: '7',
  accountId: 'checking',
  description: 'Corner Bakery',
  category: 'Dining',
  date: '2026-11-20',
  amount: { minor: -1250, currency: 'USD' },
};
const live = { mode: 'live', api: { 'GET /accounts': { body: sampleAccounts } } } as const;
const page = { body: { items: [bakery], next: null } };
const asked = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.callsOf('GET /transactions').map(({ query }) => query);

afterEach(() => jest.useRealTimers());

test('finds a text, and leads to the history with it', async () => {
  const { find } = await open({ ...live, api: { ...live.api, 'GET /transactions': page } });

  expect(await find('bakery')).toEqual({
    status: 'ready',
    results: [
      {
        id: '7',
        label: 'Corner Bakery',
        detail: 'Nov 20, 2026 · \u2068Primary Checking\u2069',
        icon: 'bills',
        amount: bakery.amount,
        isSigned: true,
        to: '/dashboard?period=90&text=bakery&transaction=7',
      },
    ],
  });
});

test.each([
  ['12.50', [{ amount: '1250' }]],
  ['$12.5', [{ amount: '1250' }]],
  ['−20', [{ amount: '2000' }]],
  ['1250', [{ amount: '125000' }, { text: '1250' }]],
  ['ba', []],
  ['0', []],
])('asks the bank for an amount, a text or both: %s', async (query, filters) => {
  const { find, api } = await open({ ...live, api: { ...live.api, 'GET /transactions': page } });
  const { status } = await find(query);

  expect(status).toBe('ready');
  expect(asked(api)).toEqual(
    filters.map((filter) => ({ period: '90', type: 'all', amount: 'any', sort: 'newest', limit: '5', ...filter })),
  );
});

test('leads to the history of an amount, and shows each once', async () => {
  const { find } = await open({ ...live, api: { ...live.api, 'GET /transactions': page } });

  expect(await find('12.50')).toMatchObject({ results: [{ to: '/dashboard?period=90&amount=1250&transaction=7' }] });
  expect(await find('125')).toMatchObject({ results: [{ id: '7' }] });
});

test('waits until a word is typed, and calls off the question before', async () => {
  const { find, api } = await open({ ...live, api: { ...live.api, 'GET /transactions': 'silence' } });
  act(() => type('bake'));
  expect(answer).toEqual({ status: 'loading', results: [] });
  expect(await find('baker')).toEqual({ status: 'loading', results: [] });
  await find('bakery');

  expect(asked(api).map(({ text }) => text)).toEqual(['baker', 'bakery']);
  expect(api.callsOf('GET /transactions')).toMatchObject([{ isAborted: true }, {}]);
});

test('says that it cannot search, and tries again', async () => {
  const { find, api } = await open({ ...live, api: { ...live.api, 'GET /transactions': 'broken' } });
  const failed = await find('bakery');
  expect(failed.status).toBe('error');

  api.answer('GET /transactions', page);
  await act(async () => {
    if (failed.status === 'error') failed.retry();
    await jest.advanceTimersByTimeAsync(0);
  });

  expect(answer).toMatchObject({ status: 'ready', results: [{ id: '7' }] });
});
