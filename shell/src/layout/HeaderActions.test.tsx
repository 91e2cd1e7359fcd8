import { useHeaderActionState } from '@bank/shared/contract';
import { renderPage } from '@bank/shared/testing';
import { toast } from '@bank/shared/toast';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePalette, showView } from '../palette/paletteState';
import { PageSkeleton } from '../routes/PageSkeleton';
import { Toaster } from '../toasts/Toaster';
import { HeaderActions } from './HeaderActions';

const actions = [
  { id: 'export', label: 'Export', icon: 'export' as const },
  { id: 'new', label: 'New', icon: 'new' as const, to: '/transfers', primary: true },
];

afterEach(() => {
  useHeaderActionState.setState({ handlers: {}, withheld: [] });
  act(() => toast.remove());
});

test.each([[true], [false]])('omits what the page withholds, on a phone (%s) or elsewhere', (isMobile) => {
  useHeaderActionState.setState({ withheld: ['export', 'new'] });
  renderPage(<HeaderActions actions={actions} isMobile={isMobile} />, '/accounts');

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('asks the page on screen first', async () => {
  const onExport = jest.fn();
  useHeaderActionState.setState({ handlers: { export: onExport } });
  renderPage(<HeaderActions actions={actions} isMobile={false} />, '/accounts');

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));

  expect(onExport).toHaveBeenCalledTimes(1);
});

test.each([
  ['at once', () => fail('bad export')],
  ['later', async () => fail('bad export')],
])('contains what the page’s handler throws %s, and says so', async (_, onExport) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  useHeaderActionState.setState({ handlers: { export: onExport } });
  renderPage(
    <>
      <HeaderActions actions={actions} isMobile={false} />
      <Toaster />
    </>,
    '/accounts',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));

  expect(await screen.findByRole('listitem')).toHaveTextContent('“Export” didn’t work');
  expect(screen.getByText(/^Reference/)).toBeVisible();
  expect(log).toHaveBeenCalledWith('The action "Export" failed.', expect.any(Error));
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  log.mockRestore();
});

test('leads to the page that owns the action', async () => {
  renderPage(<HeaderActions actions={actions} isMobile={false} />, '/accounts');

  await userEvent.click(screen.getByRole('button', { name: 'New' }));

  expect(screen.getByTestId('address')).toHaveTextContent('/transfers');
});

test('says that the page still loads instead of offering help', async () => {
  renderPage(
    <>
      <HeaderActions actions={actions} isMobile={false} />
      <PageSkeleton layout="main" />
      <Toaster />
    </>,
    '/accounts',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));

  expect(await screen.findByRole('listitem')).toHaveTextContent('Still loading“Export” will work in a moment.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('offers the support’s help with what no page handles', async () => {
  renderPage(<HeaderActions actions={actions} isMobile={false} />, '/accounts');

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));

  expect(screen.getByRole('dialog', { name: 'Export' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@bank.example' })).toHaveAttribute(
    'href',
    'mailto:support@bank.example?subject=Export',
  );

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the actions in one menu on small screens', async () => {
  renderPage(<HeaderActions actions={actions} isMobile />, '/accounts');
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Page actions' }));

  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Export', 'New']);
});

test('shows a single action as a button on small screens too', async () => {
  renderPage(<HeaderActions actions={actions.slice(1)} isMobile />, '/accounts');

  await userEvent.click(screen.getByRole('button', { name: 'New' }));

  expect(screen.getByTestId('address')).toHaveTextContent('/transfers');
});

test('shows how to reach support when the search is asked for it', () => {
  renderPage(<HeaderActions actions={[]} isMobile />, '/accounts');
  act(() => showView('support'));
  const dialog = screen.getByRole('dialog', { name: 'Contact Support' });

  act(closePalette);

  expect(dialog).not.toBeInTheDocument();
});

test('brings no menu without actions', () => {
  renderPage(<HeaderActions actions={[]} isMobile />, '/accounts');

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

function fail(message: string): never {
  throw new Error(message);
}
