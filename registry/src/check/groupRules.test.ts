import { readCandidate } from '../release/release.ts';
import { folderWith, remoteBuild, shellBuild } from '../testing/builds.ts';
import { checkGroups } from './groupRules.ts';

const entry = (group: string, to: string) => ({ group, label: 'X', to, icon: 'page' });
const releaseOf = async (build: Record<string, string>) => (await readCandidate(await folderWith(build))).release;

test('refuses a sidebar entry in a group that the deployment does not have', async () => {
  const navigation = [entry('Main', '/cards'), entry('Loans', '/cards/loans')];
  const cards = await releaseOf(remoteBuild('cards', { navigation }));

  expect(checkGroups(cards, ['Main', 'Insights'])).toEqual([
    {
      rule: 'navigation',
      where: '/cards/loans',
      found: 'is in the group "Loans"; the deployment has Main, Insights.',
      remedy: expect.stringContaining('add it to navigationGroups'),
    },
  ]);
  expect(checkGroups(cards, ['Loans', 'Main'])).toEqual([]);
});

test('has nothing against packages without entries', async () => {
  expect(checkGroups(await releaseOf(remoteBuild('cards')), ['Main'])).toEqual([]);
  expect(checkGroups(await releaseOf(shellBuild()), ['Main'])).toEqual([]);
});

test.each([
  ['rocket', undefined],
  [{ path: 'M4 12h16a2 2 0 0 1-2 2z' }, undefined],
  ['Rocket!', 'the name of an icon, or a drawing'],
  [{ path: 'url(https://elsewhere.example)' }, 'the name of an icon, or a drawing'],
])('takes an icon by any name, or as a drawing, and nothing else: %j', async (icon, expected) => {
  const navigation = [{ ...entry('Main', '/cards'), icon }];
  const problem = await releaseOf(remoteBuild('cards', { navigation })).then(
    () => undefined,
    (error: Error) => error.message,
  );

  expect(problem).toEqual(expected === undefined ? undefined : expect.stringContaining(expected));
});
