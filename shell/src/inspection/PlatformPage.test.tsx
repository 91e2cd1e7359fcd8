import { installConfig, renderPage, testConfig } from '@bank/shared/testing';
import { toast } from '@bank/shared/toast';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRegistry } from '../remotes/registryStore';
import { provide } from '../runtime/shareScope';
import { startVisit, useVisits } from '../telemetry/visits';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import PlatformPage from './PlatformPage';

const cards = remoteAt('/cards', { name: 'mfe-cards', owner: 'Cards squad' });
const budget = remoteAt('/budget', { name: 'mfe-budget', isCanary: true });
const bills = remoteAt('/bills', { name: 'mfe-bills', disabled: { message: 'Back at noon.' } });
const loans = remoteAt('/loans', { name: 'mfe-loans', version: 'development', isDevelopment: true });
const pages = [{ path: '/cards', title: 'Cards', from: 'mfe-cards' }];
const gateway = jest.fn<Promise<Response>, []>();
const health = {
  status: 'ok',
  revision: 8,
  shell: { name: 'shell', owner: 'Platform team', state: 'live', version: '1.0.0-s' },
  remotes: [{ name: 'mfe-cards', owner: 'Cards squad', state: 'live', version: '1.0.0-c', canary: { percent: 5 } }],
};

provide('react', '19.3.1', {});

beforeEach(() => {
  globalThis.fetch = gateway as typeof fetch;
  gateway.mockReset().mockResolvedValue({ ok: true, json: async () => health } as Response);
  useVisits.setState({ visits: [] });
  startRegistry(registryOf(8, [cards, budget, bills, loans]));
});
afterEach(() => toast.remove());

const table = (name: string | RegExp) => screen.getByRole('table', { name });
const rowOf = (name: string) =>
  within(
    within(table(/as this page has them/))
      .getByRole('rowheader', { name })
      .closest('tr') as HTMLElement,
  );

const visitCards = () => startVisit(cards, mountOf(cards));

test('says of every remote what it is, in which state, and how it was shown', async () => {
  const visit = visitCards();
  visit.end('shown', 'render', performance.now() + 120);
  renderPage(<PlatformPage pages={pages} />);

  expect(rowOf('mfe-cards').getByText('Cards squad')).toBeVisible();
  expect(rowOf('mfe-cards').getByText('active')).toBeVisible();
  expect(rowOf('mfe-cards').getByText(/^12\d ms$/)).toBeVisible();
  expect(rowOf('mfe-budget').getByText('canary')).toBeVisible();
  expect(rowOf('mfe-budget').getByText('not shown')).toBeVisible();
  expect(rowOf('mfe-bills').getByText('disabled')).toBeVisible();
  expect(rowOf('mfe-loans').getByText('override')).toBeVisible();
  await screen.findByRole('table', { name: /as the gateway serves them/ });
});

test('says how the last visit of a remote ended, and counts those that did not show its version', async () => {
  renderPage(<PlatformPage pages={pages} />);
  act(() => visitCards().end('failed', 'entry'));
  expect(rowOf('mfe-cards').getByText('failed')).toBeVisible();

  act(() => visitCards().end('fallback', 'render'));
  expect(rowOf('mfe-cards').getByText('fallback')).toBeVisible();

  act(() => visitCards().end('shown', 'render'));
  expect(rowOf('mfe-cards').getByText('active')).toBeVisible();
  expect(rowOf('mfe-cards').getByRole('cell', { name: '3' })).toBeVisible();
  expect(rowOf('mfe-cards').getByRole('cell', { name: '2' })).toBeVisible();
  await screen.findByRole('table', { name: /as the gateway serves them/ });
});

test('shows the share scope, the pages and the gateway’s facts', async () => {
  renderPage(<PlatformPage pages={pages} />);

  expect(within(table('Shared modules')).getByRole('row', { name: 'react 19.3.1 shell' })).toBeVisible();
  expect(within(table(/Where each page/)).getByRole('row', { name: '/cards Cards mfe-cards' })).toBeVisible();
  const served = await screen.findByRole('table', { name: /as the gateway serves them/ });
  expect(within(served).getByRole('row', { name: 'mfe-cards live 1.0.0-c percent 5' })).toBeVisible();
});

test('shows which services of squads answer, where the gateway reaches any', async () => {
  const services = [{ name: 'cards', state: 'failing', requests: 4, failures: 1 }];
  gateway.mockResolvedValueOnce({ ok: true, json: async () => ({ ...health, services }) } as Response);
  const { unmount } = renderPage(<PlatformPage pages={pages} />);
  const shown = await screen.findByRole('table', { name: 'Services of the squads, as they answer the gateway' });
  expect(within(shown).getByRole('row', { name: 'cards failing 4 1' })).toBeVisible();
  unmount();

  renderPage(<PlatformPage pages={pages} />);
  await screen.findByRole('table', { name: /as the gateway serves them/ });
  expect(screen.queryByRole('table', { name: /^Services/ })).not.toBeInTheDocument();
});

test('shows who fills which slot, and what is not shown there', async () => {
  installConfig({ ...testConfig, slots: { 'home/tips@1': ['mfe-budget'] } });
  const fill = (slot: string, id: string) => [{ slot, id, title: `The ${id}`, expose: 'X', preload: [] }];
  const home = remoteAt('/home', { name: 'mfe-home', slots: ['home/tips@1', 'home/news@1'] });
  const remotes = [
    home,
    { ...cards, extensions: fill('home/tips@1', 'card') },
    { ...budget, extensions: fill('home/tips@1', 'plan') },
    { ...bills, extensions: fill('home/tips@1', 'bill') },
    { ...loans, extensions: [...fill('home/tips@2', 'loan'), ...fill('bank/header/items@1', 'bell')] },
  ];
  startRegistry(registryOf(9, remotes));
  renderPage(<PlatformPage pages={pages} />);

  for (const name of [
    'home/tips@1 The card mfe-cards mfe-home not allowed',
    'home/tips@1 The plan mfe-budget mfe-home shown',
    'home/tips@1 The bill mfe-bills mfe-home disabled',
    'home/tips@2 The loan mfe-loans – not offered',
    'home/news@1 – – mfe-home empty',
    'bank/header/items@1 The bell mfe-loans shell shown',
    'bank/sidebar/badge@1 – – shell empty',
  ])
    expect(within(table('What fills each slot')).getByRole('row', { name })).toBeVisible();
  await screen.findByRole('table', { name: /as the gateway serves them/ });
  installConfig();
});

test('shows what browsers have refused, and says when that is nothing', async () => {
  const violation = { rule: 'img-src', blocked: 'https://evil.example', page: '/cards', source: 'x.js:3', count: 4 };
  const latest = [{ ...violation, firstAt: '', lastAt: '2026-11-20T14:25:57.098Z' }];
  const facts = { ...health, violations: { total: 4, latest } };
  gateway.mockResolvedValueOnce({ ok: true, json: async () => facts } as Response);
  const { unmount } = renderPage(<PlatformPage pages={pages} />);
  const row = /^img-src https:\/\/evil\.example \/cards x\.js:3 4 Nov \d+, 2026/;
  const reported = await screen.findByRole('table', { name: 'Violations that browsers have reported' });
  expect(within(reported).getByRole('row', { name: row })).toBeVisible();
  unmount();

  const none = { ...health, violations: { total: 0, latest: [] } };
  gateway.mockResolvedValueOnce({ ok: true, json: async () => none } as Response);
  renderPage(<PlatformPage pages={pages} />);
  expect(await screen.findByText('Browsers have reported no violation of the page’s policies.')).toBeVisible();
});

test('shows the errors of customers’ pages, by the id that `bank errors` takes', async () => {
  const known = { id: '3f1c2ab9d0', message: 'x is undefined', remote: 'mfe-cards', version: '1.0.0-0000000001' };
  const errors = [{ ...known, page: '/cards', stack: [], count: 7, lastAt: '2026-11-20T14:25:57.098Z' }];
  gateway.mockResolvedValueOnce({ ok: true, json: async () => ({ ...health, errors }) } as Response);
  renderPage(<PlatformPage pages={pages} />);

  const reported = await screen.findByRole('table', { name: 'Errors that pages have reported in the last seven days' });
  const row = /^3f1c2ab9d0 x is undefined mfe-cards 1\.0\.0-0000000001 \/cards 7 Nov \d+, 2026/;
  expect(within(reported).getByRole('row', { name: row })).toBeVisible();
});

test('keeps the page’s own facts when the gateway does not answer, and asks again', async () => {
  gateway.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderPage(<PlatformPage pages={pages} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The gateway’s health did not arrive');
  expect(rowOf('mfe-cards').getByText('active')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('table', { name: /as the gateway serves them/ })).toBeVisible();
});

test('copies all of it as JSON', async () => {
  const user = userEvent.setup();
  renderPage(<PlatformPage pages={pages} />);
  await screen.findByRole('table', { name: /as the gateway serves them/ });

  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));

  const copied = JSON.parse(await navigator.clipboard.readText());
  expect(copied).toMatchObject({ revision: 8, pages, gateway: health, shared: [{ name: 'react' }] });
  expect(copied.remotes).toHaveLength(4);
});
