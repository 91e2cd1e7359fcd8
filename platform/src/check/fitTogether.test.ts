import { latestRegistry } from '../registry/registry.ts';
import { emptyState } from '../registry/state.ts';
import { readCandidate } from '../release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { fitTogether } from './fitTogether.ts';

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
  const fitting = fitTogether(releases, state, ({ name }, [refusal]) => refused.push(`${name}: ${refusal?.rule}`));
  return { fitting: fitting.map(({ name }) => name), refused };
}

test('takes a shell and the remotes that need each other’s next major', async () => {
  expect(await together(shellWith('20.0.0'), needing('^20.0.0'))).toEqual({
    fitting: ['shell', 'mfe-cards'],
    refused: [],
  });
});

test('refuses the shell that a remote beside it cannot use, and whoever needs that shell', async () => {
  expect(await together(shellWith('20.0.0'), needing('^20.0.0', 'loans'))).toEqual({
    fitting: [],
    refused: ['shell: shared', 'mfe-loans: shared'],
  });
});

test('refuses the remote alone that fits nobody', async () => {
  expect(await together(shellWith('19.4.0'), needing('^18.0.0', 'bonds'), needing('^19.4.0', 'loans'))).toEqual({
    fitting: ['shell', 'mfe-loans'],
    refused: ['mfe-bonds: shared'],
  });
});
