import { type ApiReply, readBlob, renderInBank, watchDownloads } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { ExportButton } from './ExportButton';

const query = { period: 60, type: 'income', amount: 'any', sort: 'oldest' } as const;
let saved: ReturnType<typeof watchDownloads>;

async function pressExport(reply: ApiReply) {
  const bank = await renderInBank(<ExportButton query={query} />, {
    mode: 'live',
    api: { 'GET /transactions.csv': reply },
  });
  await bank.user.click(screen.getByRole('button', { name: 'Export transactions as CSV' }));
  await waitFor(() => expect(bank.toasts()).not.toEqual([]));
  return bank;
}

beforeEach(() => {
  saved = watchDownloads();
});
afterEach(() => jest.restoreAllMocks());

test('saves what the filters find, and says so', async () => {
  const { api, toasts } = await pressExport({ body: 'Date,Description' });

  expect(api.calls).toMatchObject([{ query: { period: '60', type: 'income', amount: 'any', sort: 'oldest' } }]);
  const [file] = saved;
  expect(file?.name).toMatch(/^transactions-[\d-]+\.csv$/);
  expect(await readBlob(file?.blob ?? new Blob())).toBe('Date,Description');
  expect(toasts()).toEqual([{ kind: 'success', title: 'Transactions exported', description: file?.name }]);
});

test('says that the file has what is hidden on screen', async () => {
  setBalancesHidden(true);
  const { toasts } = await pressExport({ body: 'Date,Description' });
  setBalancesHidden(false);

  expect(toasts()).toMatchObject([
    { description: expect.stringMatching(/csv, with the amounts that are hidden here$/) },
  ]);
});

test('says why there is no file', async () => {
  const { toasts } = await pressExport('broken');

  expect(saved).toEqual([]);
  expect(toasts()).toEqual([
    {
      kind: 'error',
      title: 'Couldn’t export',
      description: 'We couldn’t reach the bank. Check your connection and try again.',
      detail: expect.anything(),
    },
  ]);
});

test('is not there where the bank can make no such file', async () => {
  await renderInBank(<ExportButton query={query} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
