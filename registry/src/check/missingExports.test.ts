import { latestRegistry } from '../bank/latest.ts';
import { readCandidate } from '../release/release.ts';
import { emptyState } from '../state.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { check } from './check.ts';

const UI = '@bank/shared/ui';
const importing = (...names: string[]) => remoteBuild('cards', { imports: { [UI]: names } });
const exporting = (...names: string[]) => shellBuild({ exports: { [UI]: names } });

/** What check has against a build in a bank of these releases. */
async function refusals(build: Record<string, string>, ...live: Record<string, string>[]) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, ...live);
  const candidate = await readCandidate(await folderWith(build));
  return check(candidate, (await latestRegistry(deployment)) ?? emptyState);
}

test('refuses a remote that imports what the live shell does not export, although its version would do', async () => {
  expect(await refusals(importing('Button', 'Chip'), exporting('Button', 'Card'))).toEqual([
    {
      rule: 'exports',
      where: expect.stringMatching(/^mfe-cards 1\.0\.0-\w+$/),
      found: expect.stringMatching(/^imports Chip from @bank\/shared\/ui; shell 1\.0\.0-\w+ does not export it\.$/),
      remedy: 'Release a shell with Chip first, or build mfe-cards without.',
    },
  ]);
});

test('names all that the shell would have to export', async () => {
  expect(await refusals(importing('Chip', 'Dialog'), exporting('Card'))).toMatchObject([
    { remedy: 'Release a shell with Chip, Dialog first, or build mfe-cards without.' },
  ]);
});

test('refuses a shell that lacks what live remotes import, and names their owner', async () => {
  expect(await refusals(exporting('Card'), exporting('Button', 'Card', 'Chip'), importing('Button', 'Chip'))).toEqual([
    {
      rule: 'exports',
      where: expect.stringMatching(/^mfe-cards 1\.0\.0-\w+ \(cards squad\)$/),
      found: expect.stringMatching(/^imports Button, Chip from @bank\/shared\/ui; shell \S+ does not export them\.$/),
      remedy: 'Keep Button, Chip in @bank/shared/ui until their owners have released them without.',
    },
  ]);
});

test('has nothing against names that the shell exports', async () => {
  expect(await refusals(importing('Button'), exporting('Button', 'Card'))).toEqual([]);
});

test('compares no releases whose manifests have no names', async () => {
  expect(await refusals(importing('Button'), shellBuild())).toEqual([]);
  expect(await refusals(remoteBuild('cards'), exporting('Button'))).toEqual([]);
  expect(await refusals(importing('Button'), shellBuild({ exports: {} }))).toEqual([]);
});
