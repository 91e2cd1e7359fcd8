import type { NavigationEntry } from '@bank/shared/contract';
import { installConfig } from '@bank/shared/testing';
import { registryOf, remoteAt } from '../testing/remotes';
import { defaultNavigation } from './defaultNavigation';
import { mergeNavigation } from './mergeNavigation';

afterEach(() => installConfig());

const own = defaultNavigation.map(({ to }) => to);

/** Paths of the entries, with remotes of these names that have one each. */
function order(entries: Record<string, string>): string[] {
  const remotes = Object.entries(entries).map(([name, to]) => {
    const entry: NavigationEntry = { group: 'Main', label: name, to, icon: 'page' };
    return remoteAt(to, { name, navigation: [entry] });
  });
  return mergeNavigation(registryOf(1, remotes)).map(({ to }) => to);
}

test('follows the order of the deployment, with all others behind it, by path', () => {
  installConfig({ navigationOrder: ['/loans', '/settings', '/nowhere', '/dashboard'] });

  const others = [...own.filter((to) => !['/settings', '/dashboard'].includes(to)), '/gold'].sort();
  expect(order({ 'mfe-a': '/loans', 'mfe-b': '/gold' })).toEqual(['/loans', '/settings', '/dashboard', ...others]);
});

test('is the same whatever the packages are called', () => {
  expect(order({ 'mfe-a': '/loans', 'mfe-z': '/gold' })).toEqual(order({ 'mfe-a': '/gold', 'mfe-z': '/loans' }));
});

test('begins with the shell’s own entries where the deployment has no order, as with older gateways', () => {
  expect(order({ 'mfe-a': '/loans', 'mfe-b': '/gold', 'mfe-c': '/Cards' })).toEqual([
    ...own.map((to) => (to === '/cards' ? '/Cards' : to)),
    '/gold',
    '/loans',
  ]);
});
