import { setLanguage } from '@bank/shared/i18n';
import { mountMatcher } from '@bank/shared/mounts';
import { useNavigate } from '@bank/shared/router';
import { renderPage } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlannedPage } from '../routes/planPages';
import { useHeadingFocus } from '../routes/useHeadingFocus';
import { useCurrentHeading } from './useCurrentHeading';

const headings = [
  { path: '/accounts', title: 'Accounts', header: { title: 'Accounts', actions: [] } },
  { path: '/:section/archive', title: 'Archive', header: { title: 'Archive', actions: [] } },
];
const bank: PlannedPage = {
  path: '/*',
  title: 'Dashboard',
  header: { title: 'Dashboard', actions: [] },
  layout: 'main',
  element: undefined,
  from: 'shell',
  headings,
};

function Page() {
  const heading = useCurrentHeading(bank, () => bank);
  useHeadingFocus();
  const navigate = useNavigate();
  return (
    <>
      <h1 tabIndex={-1}>{heading?.title}</h1>
      <button type="button" onClick={() => navigate('/accounts')}>
        Accounts
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('moves the focus to the new heading and names the page in the title, but leaves the first page alone', async () => {
  renderPage(<Page />, '/dashboard');
  expect(document.title).toBe('Dashboard · International Bank');
  expect(screen.getByRole('heading')).not.toHaveFocus();

  await press('Accounts');

  expect(screen.getByRole('heading', { name: 'Accounts' })).toHaveFocus();
  expect(document.title).toBe('Accounts · International Bank');
});

test('leads back to the page that is open, where its mount has parameters', () => {
  const limits = {
    path: '/cards/:id/limits',
    title: 'Limits',
    header: { title: 'Card', actions: [] },
    parent: '/cards/:id',
  };
  const card = { ...bank, path: '/cards/:id/*', headings: [limits] };
  const Limits = () => <p>{useCurrentHeading(card, () => card)?.parent}</p>;

  renderPage(<Limits />, '/cards/7/limits/');

  expect(screen.getByText('/cards/7')).toBeVisible();
});

test('names the pages above the one that is open, by the addresses that it begins with', () => {
  const page = (path: string, title: string): PlannedPage => ({ ...bank, path, title, headings: [] });
  const pages = [page('/accounts', 'Accounts'), page('/accounts/details/:id', 'Account')];
  const statements = page('/accounts/details/:id/statements', 'Statements');
  const pageAt = mountMatcher([...pages, statements]);
  const Trail = () => <p>{JSON.stringify(useCurrentHeading(statements, pageAt)?.above)}</p>;

  renderPage(<Trail />, '/accounts/details/7/statements');

  const above = [
    { path: '/accounts', title: 'Accounts' },
    { path: '/accounts/details/7', title: 'Account' },
  ];
  expect(screen.getByText(JSON.stringify(above))).toBeVisible();
});

test('takes title and header of an address within the page from what the page says of it', () => {
  renderPage(<Page />, '/cards/Archive/');

  expect(screen.getByRole('heading', { name: 'Archive' })).toBeVisible();
  expect(document.title).toBe('Archive · International Bank');
});

test('says title, document and buttons in the page’s language, as the page’s remote has them', async () => {
  const header = { title: 'Limits', actions: [{ id: 'raise', label: 'Raise', icon: 'new' as const }] };
  const titles = { es: { Limits: 'Límites', Raise: 'Aumentar' } };
  const limits: PlannedPage = { ...bank, path: '/limits', title: 'Limits', header, headings: [], titles };
  const Limits = () => {
    const heading = useCurrentHeading(limits, () => limits);
    return <p>{[heading?.title, heading?.header.title, heading?.header.actions[0]?.label].join()}</p>;
  };
  renderPage(<Limits />, '/limits');
  expect(screen.getByText('Limits,Limits,Raise')).toBeVisible();

  await act(() => setLanguage('es'));

  expect(screen.getByText('Límites,Límites,Aumentar')).toBeVisible();
  expect(document.title).toBe('Límites · International Bank');
  await act(() => setLanguage('en'));
});
