import { useNavigate } from '@bank/shared/router';
import { renderPage } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlannedPage } from '../routes/planPages';
import { useCurrentHeading } from './useCurrentHeading';

const headings = [
  { path: '/accounts', title: 'Accounts', header: { title: 'Accounts', actions: [] } },
  { path: '/:section/archive', title: 'Archive', header: { title: 'Archive', actions: [] } },
];
const bank: PlannedPage = {
  ...{ path: '/*', title: 'Dashboard', header: { title: 'Dashboard', actions: [] } },
  ...{ layout: 'main', element: undefined, from: 'shell', headings },
};

function Page() {
  const { title } = useCurrentHeading(bank);
  const navigate = useNavigate();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <button type="button" onClick={() => navigate('/accounts')}>
        Accounts
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const scroll = (position: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => scrollTo.mockClear());

test('starts a new page at its top, and leads Back to where the customer was', async () => {
  renderPage(<Page />, '/dashboard');
  scroll(640);

  await press('Accounts');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  scroll(0);
  await press('Back');

  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('moves the focus to the new heading and names the page in the title, but leaves the first page alone', async () => {
  renderPage(<Page />, '/dashboard');
  expect(document.title).toBe('Dashboard · International Bank');
  expect(screen.getByRole('heading')).not.toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();

  await press('Accounts');

  expect(screen.getByRole('heading', { name: 'Accounts' })).toHaveFocus();
  expect(document.title).toBe('Accounts · International Bank');
});

test('takes title and header of an address within the page from what the page says of it', () => {
  renderPage(<Page />, '/cards/Archive/');

  expect(screen.getByRole('heading', { name: 'Archive' })).toBeVisible();
  expect(document.title).toBe('Archive · International Bank');
});
