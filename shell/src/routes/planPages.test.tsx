import { mountMatcher } from '@bank/shared/mounts';
import { installConfig, renderPage, testConfig } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { registryOf, remoteAt } from '../testing/remotes';
import { placeholders } from './placeholders';
import { planPages } from './planPages';

const pathsOf = (pages: ReturnType<typeof planPages>, layout: 'main' | 'public') =>
  pages.filter((page) => page.layout === layout).map(({ path }) => path);

test('shows the shell’s own page at every path that no remote has taken', () => {
  const pages = planPages(registryOf(1));

  expect(pathsOf(pages, 'main')).toEqual(placeholders.map(({ path }) => path));
  expect(pathsOf(pages, 'public')).toEqual(['/auth/*', '/error/*']);
});

test('puts a remote’s page in the place of the placeholder', () => {
  const pages = planPages(registryOf(1, [remoteAt('/transfers')]));

  const atTransfers = pages.filter(({ path }) => path === '/transfers');
  expect(atTransfers.map(({ title }) => title)).toEqual(['Real page']);
});

describe('the page at an address', () => {
  const remotes = [
    remoteAt('/transfers/*', { name: 'mfe-transfers' }),
    remoteAt('/transfers/wire', { name: 'mfe-wire' }),
    remoteAt('/accounts/:id', { name: 'mfe-details' }),
    remoteAt('/accounts/checking', { name: 'mfe-checking' }),
  ];
  const pageAt = mountMatcher(planPages(registryOf(1, remotes)));

  test.each([
    ['/transfers', 'mfe-transfers'],
    ['/transfers/', 'mfe-transfers'],
    ['/Transfers/Internal', 'mfe-transfers'],
    ['/transfers/internal/review', 'mfe-transfers'],
    ['/transfers/wire', 'mfe-wire'],
    ['/transfers/wire/review', 'mfe-transfers'],
    ['/accounts/checking', 'mfe-checking'],
    ['/accounts/savings', 'mfe-details'],
    ['/accounts/42', 'mfe-details'],
    ['/accounts', 'placeholder'],
    ['/cards', 'placeholder'],
    ['/auth/login', 'shell'],
  ])('%s is that of %s: placeholders give way to whatever covers them', (path, from) => {
    expect(pageAt(path)?.from).toBe(from);
  });

  test('of a disabled remote is the placeholder with the message, where there is one', () => {
    const disabled = { message: 'Back at noon.' };
    const disabledAt = mountMatcher(planPages(registryOf(1, [remoteAt('/transfers/*', { name: 'mfe-t', disabled })])));

    expect(disabledAt('/transfers/internal')?.from).toBe('placeholder (mfe-t is disabled)');
    expect(disabledAt('/transfers/monthly')?.from).toBe('shell (mfe-t is disabled)');
  });

  test('of a remote without a header of its own keeps the placeholder’s actions', () => {
    expect(pageAt('/transfers')?.header.actions.map(({ label }) => label)).toEqual(['Import', 'New Transfer']);
  });
});

describe('a header’s button', () => {
  const remotes = [remoteAt('/dashboard', { name: 'mfe-dashboard' }), remoteAt('/settings', { name: 'mfe-settings' })];
  const actionsAt = (path: string, more = remotes) =>
    mountMatcher(planPages(registryOf(1, more)))(path)?.header.actions.map(({ to, primary = false }) => ({
      to,
      primary,
    }));

  test('of a placeholder leads to pages that are there, and not to the next placeholder', () => {
    expect(actionsAt('/transfers')).toEqual([
      { to: undefined, primary: false },
      { to: undefined, primary: false },
    ]);
    expect(actionsAt('/cards')?.[0]).toEqual({ to: '/settings', primary: false });
    expect(actionsAt('/bills')?.[0]).toEqual({ to: '/dashboard?customize=1', primary: false });
  });

  test('of a page leads to a placeholder too, but does not stand out then', () => {
    expect(actionsAt('/dashboard')).toEqual([{ to: '/transfers', primary: false }]);
    const transfers = remoteAt('/transfers/*', { name: 'mfe-transfers' });
    expect(actionsAt('/dashboard', [...remotes, transfers])).toEqual([{ to: '/transfers', primary: true }]);
    const disabled = { message: 'Back at noon.' };
    expect(actionsAt('/dashboard', [...remotes, { ...transfers, disabled }])).toEqual([
      { to: '/transfers', primary: false },
    ]);
  });
});

test('gives the headings of a page its own actions, unless they bring others', () => {
  const remote = remoteAt('/transfers/*');
  const own = { title: 'Transfers', actions: [] };
  const headings = [
    { path: '/transfers/wire', title: 'Wire' },
    { path: '/transfers/:id', title: 'Transfer', header: own },
  ];
  const [page] = planPages(
    registryOf(1, [{ ...remote, mounts: remote.mounts.map((m) => ({ ...m, headings })) }]),
  ).filter(({ from }) => from === remote.name);

  expect(page?.headings).toEqual([
    { path: '/transfers/wire', title: 'Wire', header: { ...page?.header, title: 'Wire' }, parent: '/transfers' },
    { path: '/transfers/:id', title: 'Transfer', header: own, parent: '/transfers' },
  ]);
});

test('names a mounted page in the header when the remote brings no header of its own', () => {
  const pages = planPages(registryOf(1, [remoteAt('/bills')]));

  expect(pages.find(({ path }) => path === '/bills')?.header.title).toBe('Real page');
});

test.each([
  ['/dashboard', 'Dashboard', ['New']],
  ['/accounts', 'Accounts', ['Filter', 'Export', 'Add Account']],
  ['/transfers', 'Transfers', ['Import', 'New Transfer']],
  ['/cards', 'Cards', ['Manage', 'Apply for Card']],
  ['/budget', 'Budget', ['Reports', 'New Budget']],
  ['/analytics', 'Dashboard', ['Customize', 'New Transfer']],
  ['/accounts/savings', 'Dashboard', ['Customize', 'New Transfer']],
])('gives %s the header %s with %p', (path, title, labels) => {
  const page = planPages(registryOf(1)).find((candidate) => candidate.path === path);

  expect(page?.header.title).toBe(title);
  expect(page?.header.actions.map(({ label }) => label)).toEqual(labels);
});

describe('of a remote that is out of service', () => {
  const disabled = { message: 'We are moving house. Back at noon.' };
  const pageAt = (path: string, layout: 'main' | 'public' = 'main') => {
    const remote = remoteAt(path, { disabled });
    const mounts = remote.mounts.map((mount) => ({ ...mount, layout }));
    return planPages(registryOf(1, [{ ...remote, mounts }])).filter((page) => page.path === path);
  };

  test('shows the placeholder with the platform team’s word, and no way to try again', () => {
    const [page, ...others] = pageAt('/transfers');
    expect(others).toEqual([]);
    renderPage(page?.element);

    expect(screen.getByRole('note')).toHaveTextContent('We are moving house. Back at noon.');
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByText('This page is coming soon')).not.toBeInTheDocument();
  });

  test('shows title and word where the shell has no placeholder', () => {
    const [page] = pageAt('/loans');
    expect(page?.header).toEqual({ title: 'Real page', actions: [] });
    renderPage(page?.element);

    expect(screen.getByRole('note')).toHaveTextContent('We are moving house. Back at noon.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('keeps the public pages’ way to the support', () => {
    renderPage(pageAt('/auth/*', 'public')[0]?.element);

    expect(screen.getByRole('heading', { level: 1, name: 'Real page' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('Back at noon');
    expect(screen.getByRole('link', { name: /555.0134$/ })).toBeVisible();
  });
});

describe('the platform team’s page', () => {
  const pathsWhere = async (platformPage: boolean) => {
    jest.resetModules();
    installConfig({ ...testConfig, platformPage });
    const { planPages: plan } = await import('./planPages');
    return plan(registryOf(1, [remoteAt('/platform')])).filter(({ path }) => path === '/platform');
  };

  test('comes before whatever a remote mounts there, where the configuration says so', async () => {
    expect((await pathsWhere(true)).map(({ from }) => from)).toEqual(['shell', 'mfe-platform']);
  });

  test('is not there otherwise', async () => {
    expect((await pathsWhere(false)).map(({ from }) => from)).toEqual(['mfe-platform']);
  });
});
