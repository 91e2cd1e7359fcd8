import { bankData } from '@bank/shared/data';
import { notify } from '@bank/shared/toast';
import { exportAccounts } from './exportAccounts';
import { formatAccountsCsv } from './formatAccountsCsv';

jest.mock('@bank/shared/toast');

const saved: { name: string; href: string }[] = [];
const createObjectURL = jest.fn((_: Blob) => 'blob:accounts');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 0, 5, 23, 30) });
  jest.clearAllMocks();
  saved.length = 0;
  Object.assign(URL, { createObjectURL });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('saves a file named after today, and says so', async () => {
  const accounts = await bankData().accounts();

  exportAccounts(accounts);

  expect(saved).toEqual([{ name: 'accounts-2026-01-05.csv', href: 'blob:accounts' }]);
  const [blob] = createObjectURL.mock.calls[0] ?? [];
  expect(blob?.type).toBe('text/csv;charset=utf-8');
  expect(blob?.size).toBe(new TextEncoder().encode(formatAccountsCsv(accounts)).length);
  expect(notify).toHaveBeenCalledWith({
    kind: 'success',
    title: 'Accounts exported',
    description: 'accounts-2026-01-05.csv, 4 accounts',
  });
});

test('says "1 account" of a single row', async () => {
  exportAccounts((await bankData().accounts()).slice(0, 1));

  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ description: 'accounts-2026-01-05.csv, 1 account' }));
});

test('saves no empty file', () => {
  exportAccounts([]);

  expect(saved).toEqual([]);
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Nothing to export' }));
});
