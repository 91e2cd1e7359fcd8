import { sampleAccounts } from '@bank/shared/sample';
import { watchDownloads, watchNotices } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { act } from '@testing-library/react';
import { exportAccounts } from './exportAccounts';
import { formatAccountsCsv } from './formatAccountsCsv';

let saved: ReturnType<typeof watchDownloads>;
let notices: ReturnType<typeof watchNotices>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-05T23:30:00-05:00') });
  saved = watchDownloads();
  notices = watchNotices();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('saves a file named after today, and says so', () => {
  act(() => exportAccounts(sampleAccounts));

  expect(saved).toMatchObject([{ name: 'accounts-2026-01-05.csv' }]);
  const [{ blob } = { blob: undefined }] = saved;
  expect(blob?.type).toBe('text/csv;charset=utf-8');
  expect(blob?.size).toBe(new TextEncoder().encode(formatAccountsCsv(sampleAccounts)).length);
  expect(notices()).toEqual([
    { kind: 'success', title: 'Accounts exported', description: 'accounts-2026-01-05.csv, 4 accounts' },
  ]);
});

test('says that the file has what is hidden on screen', () => {
  setBalancesHidden(true);
  act(() => exportAccounts(sampleAccounts));
  setBalancesHidden(false);

  expect(notices()).toMatchObject([
    { description: 'accounts-2026-01-05.csv, 4 accounts, with the balances that are hidden here' },
  ]);
});

test('says "1 account" of a single row', () => {
  act(() => exportAccounts(sampleAccounts.slice(0, 1)));

  expect(notices()).toMatchObject([{ description: 'accounts-2026-01-05.csv, 1 account' }]);
});

test('saves no empty file', () => {
  act(() => exportAccounts([]));

  expect(saved).toEqual([]);
  expect(notices()).toMatchObject([{ title: 'Nothing to export' }]);
});
