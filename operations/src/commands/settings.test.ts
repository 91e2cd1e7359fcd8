import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderWith, remoteBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { bank } from '../testing/commandBank.ts';
import { runBankWith } from '../testing/runBank.ts';

jest.setTimeout(60_000);

const budget = (required: string[], settings: object = {}) =>
  remoteBuild('budget', {
    settings: {
      type: 'object',
      properties: { maxLimits: { type: 'integer' }, period: { type: 'string' } },
      required,
      ...settings,
    },
  });

/** A bank whose configuration can be changed. */
async function bankWith(remotes: object) {
  const deployment = await bank();
  const file = path.join(await emptyFolder(), 'bank.json');
  const set = (now: object) => writeFile(file, JSON.stringify({ ...config, remotes: now }));
  await set(remotes);
  return { set, run: (...args: string[]) => runBankWith(deployment, { BANK_CONFIG: file }, ...args) };
}

test('check and release refuse a version whose settings the deployment does not have, and take it once it has', async () => {
  const { set, run } = await bankWith({ 'mfe-budget': { maxLimits: 'five' } });
  const folder = await folderWith(budget(['maxLimits']));

  for (const command of ['check', 'release']) expect((await run(command, folder)).code).toBe(1);
  expect((await run('check', folder)).stdout).toContain(
    'settings: remotes.mfe-budget.maxLimits: in the deployment’s configuration must be integer',
  );
  await set({ 'mfe-budget': { maxLimits: 5, notYetAskedFor: true } });
  expect((await run('release', folder)).code).toBe(0);
});

test('promote refuses a held version whose settings were taken away meanwhile', async () => {
  const { set, run } = await bankWith({ 'mfe-budget': { maxLimits: 5 } });
  await run('release', await folderWith(budget([])));
  const held = await run('release', await folderWith(budget(['maxLimits'])), '--hold', '--json');
  const { version } = JSON.parse(held.stdout);
  await set({});

  const { code, stderr } = await run('promote', 'budget', version);

  expect([code, stderr]).toEqual([1, expect.stringContaining('settings: remotes.mfe-budget')]);
});

test.each([
  ['a pattern', { properties: { period: { type: 'string', pattern: '(a+)+$' } } }, 'period.pattern" is not known'],
  ['a reference', { properties: { period: { $ref: '#' } } }, 'without patterns and references'],
  [
    'more than fifty',
    { properties: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`a${at}`, { type: 'boolean' }])) },
    'at most 50 properties',
  ],
])('a schema with %s is refused', async (_, settings, problem) => {
  const { run } = await bankWith({});

  const { code, stderr } = await run('check', await folderWith(budget([], settings)));

  expect([code, stderr]).toEqual([1, expect.stringContaining(problem)]);
});
