import { installConfig, renderPage, testConfig } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { registryOf, remoteAt } from '../testing/remotes';
import { placeholders } from './placeholders';
import { planPages } from './planPages';

test('shows the shell’s own page at every path that no remote has taken', () => {
  const { mainPages, publicPages } = planPages(registryOf(1));

  expect(mainPages.map(({ path }) => path)).toEqual(placeholders.map(({ path }) => path));
  expect(publicPages.map(({ path }) => path)).toEqual(['/auth/*', '/error/*']);
});

test('puts a remote’s page in the place of the placeholder', () => {
  const { mainPages } = planPages(registryOf(1, [remoteAt('/transfers')]));

  const atTransfers = mainPages.filter(({ path }) => path === '/transfers');
  expect(atTransfers.map(({ title }) => title)).toEqual(['Real page']);
});

test('names a mounted page in the header when the remote brings no header of its own', () => {
  const { mainPages } = planPages(registryOf(1, [remoteAt('/bills')]));

  expect(mainPages.find(({ path }) => path === '/bills')?.header.title).toBe('Real page');
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
  const { mainPages } = planPages(registryOf(1));
  const page = mainPages.find((candidate) => candidate.path === path);

  expect(page?.header.title).toBe(title);
  expect(page?.header.actions.map(({ label }) => label)).toEqual(labels);
});

describe('of a remote that is out of service', () => {
  const disabled = { message: 'We are moving house. Back at noon.' };
  const pageAt = (path: string, layout: 'main' | 'public' = 'main') => {
    const remote = remoteAt(path, { disabled });
    const mounts = remote.mounts.map((mount) => ({ ...mount, layout }));
    const { mainPages, publicPages } = planPages(registryOf(1, [{ ...remote, mounts }]));
    return [...mainPages, ...publicPages].filter((page) => page.path === path);
  };

  test('shows the placeholder with the platform team’s word, and no way to try again', () => {
    const [page, ...others] = pageAt('/transfers');
    expect(others).toEqual([]);
    renderPage(page?.element);

    expect(screen.getByRole('note')).toHaveTextContent('We are moving house. Back at noon.');
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('This page is on its way')).not.toBeInTheDocument();
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
    expect(screen.getByRole('link', { name: testConfig.supportPhone })).toBeVisible();
  });
});

describe('the platform team’s page', () => {
  const pathsWhere = async (platformPage: boolean) => {
    jest.resetModules();
    installConfig({ ...testConfig, platformPage });
    const { planPages: plan } = await import('./planPages');
    return plan(registryOf(1, [remoteAt('/platform')])).mainPages.filter(({ path }) => path === '/platform');
  };

  test('comes before whatever a remote mounts there, where the configuration says so', async () => {
    expect((await pathsWhere(true)).map(({ from }) => from)).toEqual(['shell', 'mfe-platform']);
  });

  test('is not there otherwise', async () => {
    expect((await pathsWhere(false)).map(({ from }) => from)).toEqual(['mfe-platform']);
  });
});
