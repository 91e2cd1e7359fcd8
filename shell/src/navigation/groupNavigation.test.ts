import type { NavigationEntry } from '@bank/shared/contract';
import { groupNavigation } from './groupNavigation';

const entry = (group: string, label: string): NavigationEntry => ({ group, label, to: `/${label}`, icon: 'page' });
const entries = [entry('Main', 'cards'), entry('Loans', 'offers'), entry('Insights', 'alerts'), entry('Main', 'bills')];
const labels = (groups: string[]) =>
  groupNavigation(entries, groups).map(({ group, entries }) => [group, entries.map(({ label }) => label)]);

test('follows the order of the deployment, without groups that nobody is in', () => {
  expect(labels(['Insights', 'Private', 'Loans', 'Main'])).toEqual([
    ['Insights', ['alerts']],
    ['Loans', ['offers']],
    ['Main', ['cards', 'bills']],
  ]);
});

test('shows an entry of a group that the deployment does not have after the others', () => {
  expect(labels(['Insights', 'Main']).map(([group]) => group)).toEqual(['Insights', 'Main', 'Loans']);
  expect(labels([]).map(([group]) => group)).toEqual(['Main', 'Loans', 'Insights']);
});
