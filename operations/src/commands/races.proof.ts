import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { outcome, runBank, startBank } from '../testing/runBank.ts';

/** `npm run trials` makes it a hundred. */
const TRIALS = Number(process.env.TRIALS ?? 6);
const FILES = 150;
const PROCESSES = 8;
/** Looking without a pause, the test takes from the release it looks at. */
const LOOK_MS = 2;

async function bank(...builds: Record<string, string>[]): Promise<TestDeployment> {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...builds);
  return deployment;
}

test('eight processes that release at once all land', async () => {
  const deployment = await bank();
  const folders = await Promise.all(
    Array.from({ length: PROCESSES }, (_, at) => folderWith(remoteBuild(`squad-${at}`))),
  );

  const results = await Promise.all(folders.map((folder) => outcome(startBank(deployment, ['release', folder]))));

  expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(folders.map(() => ({ code: 0, stderr: '' })));
  const registry = await latestRegistry(deployment);
  expect(registry?.revision).toBe(PROCESSES + 1);
  expect(Object.keys(registry?.remotes ?? {})).toHaveLength(PROCESSES);
}, 300_000);

test(
  'a release that is killed while it writes leaves the old revision or the new one',
  async () => {
    const deployment = await bank(remoteBuild('cards'));
    const { root } = deployment.store;
    let killedWhileWriting = 0;
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const before = (await latestRegistry(deployment))?.revision ?? 0;
      const filesBefore = filesIn(root);
      const child = startBank(deployment, ['release', await folderWith(largeBuild(trial))]);
      const ended = outcome(child);
      // Spread over the whole write: from the first file of the upload to the signature and the revision.
      const enough = filesBefore + 1 + Math.floor((trial * (FILES + 3)) / (TRIALS - 1));
      while (child.exitCode === null && filesIn(root) < enough) await setTimeout(LOOK_MS);
      child.kill('SIGKILL');
      await ended;

      if (child.signalCode === 'SIGKILL' && filesIn(root) > filesBefore) killedWhileWriting += 1;
      const registry = await latestRegistry(deployment);
      expect([before, before + 1]).toContain(registry?.revision);
      const active = registry?.remotes['mfe-cards']?.active ?? '';
      const assets = Object.keys(registry?.releases['mfe-cards']?.[active]?.assets ?? {});
      for (const file of assets) expect(await deployment.store.has(`artifacts/mfe-cards/${active}/${file}`)).toBe(true);
    }
    expect(killedWhileWriting).toBeGreaterThanOrEqual(TRIALS / 2);
    expect((await runBank(deployment, 'release', await folderWith(largeBuild(TRIALS)))).code).toBe(0);
  },
  TRIALS * 30_000,
);

/** A build of many files, so that writing it takes a while. */
function largeBuild(trial: number): Record<string, string> {
  const names = Array.from({ length: FILES }, (_, index) => `chunk-${index}.js`);
  return remoteBuild('cards', {}, Object.fromEntries(names.map((name) => [name, `${name} of trial ${trial}`])));
}

/** Counts half-written files too. */
function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true }).length;
}
