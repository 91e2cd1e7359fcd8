import { downloadCsv } from '@bank/shared/data';
import { notify } from '@bank/shared/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBank } from '../../testing/fakeBank';
import { ExportButton } from './ExportButton';

jest.mock('@bank/shared/toast');
jest.mock('@bank/shared/data', () => ({
  bankData: () => jest.requireActual('../../testing/fakeBank').fakeBank,
  downloadCsv: jest.fn(),
}));

const query = { period: 60, type: 'income', amount: 'any', sort: 'oldest' } as const;
const makeCsv = jest.fn();
const press = () => userEvent.click(screen.getByRole('button', { name: 'Export transactions as CSV' }));

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(fakeBank, { transactionsCsv: makeCsv });
});
afterEach(() => Object.assign(fakeBank, { transactionsCsv: undefined }));

test('saves what the filters find, and says so', async () => {
  makeCsv.mockResolvedValue('Date,Description');
  render(<ExportButton query={query} />);

  await press();

  expect(makeCsv).toHaveBeenCalledWith(query);
  expect(downloadCsv).toHaveBeenCalledWith(expect.stringMatching(/^transactions-[\d-]+\.csv$/), 'Date,Description');
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
});

test('says why there is no file', async () => {
  makeCsv.mockRejectedValue(new Error('Network Error'));
  render(<ExportButton query={query} />);

  await press();

  expect(downloadCsv).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledWith({
    kind: 'error',
    title: 'The export did not work',
    description: 'We could not reach the bank. Check your connection and try again.',
  });
});

test('is not there where the bank can make no such file', () => {
  Object.assign(fakeBank, { transactionsCsv: undefined });
  render(<ExportButton query={query} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
