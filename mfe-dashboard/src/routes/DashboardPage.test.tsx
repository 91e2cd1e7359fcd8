import { type BankOptions, fillSlot, renderInBank } from '@bank/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { CHOICES_STORAGE_KEY } from '../features/customize/useWidgetChoices';
import { MOBILE } from '../testing/media';
import AccountsWidget from '../widgets/AccountsWidget';
import ActionsWidget from '../widgets/ActionsWidget';
import BalanceWidget from '../widgets/BalanceWidget';
import HistoryWidget from '../widgets/HistoryWidget';
import OffersWidget from '../widgets/OffersWidget';
import DashboardPage from './DashboardPage';

const widgets = [
  { id: 'balance', title: 'Total Balance', component: BalanceWidget },
  { id: 'actions', title: 'Quick Actions', component: ActionsWidget },
  { id: 'accounts', title: 'Account Summary', component: AccountsWidget },
  { id: 'offers', title: 'Offers', component: OffersWidget },
  { id: 'history', title: 'Transaction History', component: HistoryWidget },
];
const WIDGET = 'bank/dashboard/widget@1';

const open = (path = '/dashboard', options: BankOptions = {}) =>
  renderInBank(<DashboardPage />, {
    remote,
    path,
    slots: { [WIDGET]: widgets },
    api: { 'GET /auth/me': 'silence' },
    ...options,
  });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const dialog = () => screen.getByRole('dialog', { name: 'Customize your dashboard' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

const everything = ['Total Balance', 'Quick Actions', 'Account Summary', 'Offers', 'Transaction History'];

test('shows every widget', async () => {
  await open();
  expect(headings()).toEqual(everything);
  expect(screen.getByText('$47,052.95')).toBeInTheDocument();
});

test('shows the accounts on a phone before what leads elsewhere, and offers last', async () => {
  await open('/dashboard', { media: [MOBILE] });
  expect(headings()).toEqual(['Total Balance', 'Account Summary', 'Quick Actions', 'Transaction History', 'Offers']);
});

test('requests the profile once', async () => {
  const { api } = await open();
  expect(api.calls).toMatchObject([{ name: 'GET /auth/me' }]);
});

test('hides a widget and remembers it', async () => {
  const { unmount } = await open();
  await press('Customize');
  await tick('Offers');
  await press('Done');
  expect(headings()).not.toContain('Offers');
  unmount();
  await open();
  expect(headings()).toEqual(everything.filter((title) => title !== 'Offers'));
});

test('moves a widget and announces the place', async () => {
  await open();
  await press('Customize');
  await press('Move Total Balance down');
  expect(within(dialog()).getByRole('status')).toHaveTextContent('Total Balance, place 2 of 5');
  await press('Done');
  expect(headings().slice(0, 2)).toEqual(['Quick Actions', 'Total Balance']);
});

test('a button that cannot move its widget says why and does nothing', async () => {
  await open();
  await press('Customize');
  const button = screen.getByRole('button', { name: 'Total Balance is already first' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(localStorage.getItem(CHOICES_STORAGE_KEY)).toBeNull();
});

test('Reset brings back the original widgets and order', async () => {
  localStorage.setItem(CHOICES_STORAGE_KEY, JSON.stringify([{ id: 'history' }, { id: 'offers', isShown: false }]));
  await open();
  expect(headings()).toEqual(['Transaction History', 'Total Balance', 'Quick Actions', 'Account Summary']);
  await press('Customize');
  await press('Reset');
  await press('Done');
  expect(headings()).toEqual(everything);
  // The order of another width is not this one.
  expect(localStorage.getItem(CHOICES_STORAGE_KEY)).toBe('[]');
});

test('opens the dialog for the header’s action', async () => {
  const { user } = await open('/dashboard-2');
  await user.click(
    within(screen.getByRole('region', { name: 'Page actions' })).getByRole('button', { name: 'Customize' }),
  );
  expect(dialog()).toBeInTheDocument();
});

test('opens the dialog for ?customize=1 and cleans the address', async () => {
  const { address } = await open('/dashboard?customize=1&from=accounts');
  expect(dialog()).toBeInTheDocument();
  expect(address()).toBe('/dashboard?from=accounts');
});

test('keeps a way to the dialog when the quick actions are hidden', async () => {
  localStorage.setItem(CHOICES_STORAGE_KEY, JSON.stringify([{ id: 'actions', isShown: false }]));
  await open();
  await press('Customize');
  expect(dialog()).toBeInTheDocument();
});

test('says how to bring widgets back when all are hidden', async () => {
  await open();
  await press('Customize');
  for (const label of everything) await tick(label);
  await press('Done');
  expect(screen.getByText('Your dashboard is empty')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Customize' })).toBeInTheDocument();
});

test('Customize lists a widget of another remote, in its place and without it', async () => {
  const tips = { id: 'tips', title: 'Tips', component: () => <h2>Tips</h2> };
  await open('/dashboard', { slots: { [WIDGET]: [...widgets.slice(0, 1), tips, ...widgets.slice(1)] } });
  expect(headings()).toEqual(['Total Balance', 'Tips', ...everything.slice(1)]);

  await press('Customize');
  await press('Move Tips up');
  await tick('Offers');
  await press('Done');
  expect(headings().slice(0, 2)).toEqual(['Tips', 'Total Balance']);

  // Its remote is out of service, and back later.
  act(() => fillSlot(WIDGET, widgets));
  expect(headings()).toEqual(everything.filter((title) => title !== 'Offers'));
  await press('Customize');
  expect(screen.queryByRole('checkbox', { name: 'Tips' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Offers' })).not.toBeChecked();
});

test.each([
  [
    'es',
    ['Saldo total', 'Acciones rápidas', 'Resumen de cuentas', 'Ofertas', 'Historial de operaciones'],
    ['Descripción', 'Fecha', 'Categoría', 'Importe'],
    'Cuenta corriente terminada en 4821',
    'Personalizar',
  ],
  [
    'ar',
    ['إجمالي الرصيد', 'إجراءات سريعة', 'ملخص الحسابات', 'العروض', 'سجل المعاملات'],
    ['الوصف', 'التاريخ', 'الفئة', 'المبلغ'],
    'حساب جارٍ ينتهي بـ\u20684821\u2069',
    'تخصيص',
  ],
])('is in the language of the page: %s', async (language, titles, columns, card, customize) => {
  await renderInBank(<DashboardPage />, {
    remote,
    language,
    slots: { [WIDGET]: widgets },
    api: { 'GET /auth/me': 'silence' },
  });

  expect(headings()).toEqual(titles);
  const history = screen.getByRole('table', { name: titles.at(-1) });
  expect(
    within(history)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(columns);
  expect(screen.getByText(card)).toBeInTheDocument();

  await press(customize);
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(titles);
});
