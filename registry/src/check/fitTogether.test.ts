import { latestRegistry } from '../bank/latest.ts';
import { readCandidate } from '../release/release.ts';
import { emptyState } from '../state.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { fitTogether } from './fitTogether.ts';
import { findingsOf, type Refusal } from './Refusal.ts';

const needing = (react: string, name = 'cards') => remoteBuild(name, { requires: { react } });
const shellWith = (react: string) => shellBuild({ provides: { react } });

/** Which packages go live together in a bank of React 19, and which rules refuse the others. */
async function together(...builds: Record<string, string>[]) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellWith('19.3.1'), needing('^19.0.0'));
  const state = (await latestRegistry(deployment)) ?? emptyState;
  const releases = await Promise.all(
    builds.map(async (build) => (await readCandidate(await folderWith(build))).release),
  );
  const refused: string[] = [];
  const all: Refusal[] = [];
  const fitting = fitTogether(releases, state, ({ name }, refusals) => {
    refused.push(`${name}: ${refusals[0]?.rule}`);
    all.push(...refusals);
  });
  return { fitting: fitting.map(({ name }) => name), refused, findings: findingsOf(all) };
}

test('takes a shell and the remotes that need each other’s next major', async () => {
  expect(await together(shellWith('20.0.0'), needing('^20.0.0'))).toMatchObject({
    fitting: ['shell', 'mfe-cards'],
    refused: [],
  });
});

test('refuses the shell that a remote beside it cannot use, and whoever needs that shell', async () => {
  expect(await together(shellWith('20.0.0'), needing('^20.0.0', 'loans'))).toMatchObject({
    fitting: [],
    refused: ['shell: shared', 'mfe-loans: shared'],
  });
});

test('refuses the remote alone that fits nobody', async () => {
  expect(await together(shellWith('19.4.0'), needing('^18.0.0', 'bonds'), needing('^19.4.0', 'loans'))).toMatchObject({
    fitting: ['shell', 'mfe-loans'],
    refused: ['mfe-bonds: shared'],
  });
});

test('finds once what is wrong with many remotes in the same way', async () => {
  const { refused, findings } = await together(needing('^18.0.0', 'bonds'), needing('^18.0.0', 'loans'));

  expect(refused).toEqual(['mfe-loans: shared', 'mfe-bonds: shared']);
  expect(findings).toEqual([
    expect.stringMatching(
      /^shared: mfe-loans 1\.0\.0-\w+, mfe-bonds 1\.0\.0-\w+: needs react \^18\.0\.0; shell \S+ provides 19\.3\.1\.$/,
    ),
  ]);
});
