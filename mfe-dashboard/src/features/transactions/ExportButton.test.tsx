import { type FakeApi, installApi, installConfig, readBlob, watchDownloads, watchNotices } from '@bank/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButton } from './ExportButton';

const query = { period: 60, type: 'income', amount: 'any', sort: 'oldest' } as const;
const CSV = 'GET /transactions.csv';
const press = () => userEvent.click(screen.getByRole('button', { name: 'Export transactions as CSV' }));
let api: FakeApi;
let saved: ReturnType<typeof watchDownloads>;
let notices: ReturnType<typeof watchNotices>;

beforeEach(() => {
  api = installApi();
  saved = watchDownloads();
  notices = watchNotices();
});
afterEach(() => jest.restoreAllMocks());

test('saves what the filters find, and says so', async () => {
  api.answer(CSV, { body: 'Date,Description' });
  render(<ExportButton query={query} />);

  await press();
  await waitFor(() => expect(saved).not.toEqual([]));

  expect(api.calls).toMatchObject([{ query: { period: '60', type: 'income', amount: 'any', sort: 'oldest' } }]);
  const [file] = saved;
  expect(file?.name).toMatch(/^transactions-[\d-]+\.csv$/);
  expect(await readBlob(file?.blob ?? new Blob())).toBe('Date,Description');
  expect(notices()).toEqual([{ kind: 'success', title: 'Transactions exported', description: file?.name }]);
});

test('says why there is no file', async () => {
  api.answer(CSV, 'broken');
  render(<ExportButton query={query} />);

  await press();

  await waitFor(() => expect(notices()).not.toEqual([]));
  expect(saved).toEqual([]);
  expect(notices()).toEqual([
    {
      kind: 'error',
      title: 'The export did not work',
      description: 'We could not reach the bank. Check your connection and try again.',
    },
  ]);
});

test('is not there where the bank can make no such file', () => {
  installConfig();
  render(<ExportButton query={query} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
