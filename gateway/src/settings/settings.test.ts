import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { createGateway } from '../createGateway.ts';
import { LiveSettings } from './LiveSettings.ts';

const schema = {
  type: 'object',
  properties: { maxLimits: { type: 'integer', minimum: 1 }, period: { enum: ['week', 'month'], type: 'string' } },
  required: ['maxLimits'],
};

/** A gateway whose configuration is a file with these settings of the budget. */
async function bank(
  budget: object = { maxLimits: 5 },
  others: ReturnType<typeof remoteBuild>[] = [],
  copies?: FolderStore,
) {
  const file = path.join(await emptyFolder(), 'bank.config.json');
  const write = (text: string) => writeFile(file, text);
  const set = (remotes: object) => write(JSON.stringify({ ...config, remotes }));
  await set({ 'mfe-budget': budget });
  const cache = copies ?? new FolderStore(await emptyFolder());
  const deployment = { ...(await emptyDeployment()), cache, keep: cache.put.bind(cache) };
  await releaseAll(deployment, shellBuild(), remoteBuild('budget', { settings: schema }), ...others);
  const read = async () => (await loadConfig(file)).remotes ?? {};
  const settings = new LiveSettings(await read(), read, deployment);
  const gateway = await createGateway({
    config: { ...config, overrides: true, remotes: settings.current },
    deployment,
    settings,
  });
  const shown = async () => {
    const { body } = await gateway.inject('/banking/budget');
    return JSON.parse(/id="bank-config">(.*?)<\/script>/.exec(body)?.[1] ?? '{}').remotes;
  };
  const health = async () => (await gateway.inject('/banking/health')).json();
  const facts = async () => (await gateway.inject('/banking/deployment.json')).json();
  return { file, write, set, settings, shown, health, facts };
}

test('pages have the settings of the configuration, and a change of it without a restart', async () => {
  const { set, settings, shown, health } = await bank();
  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 5 } });

  await set({ 'mfe-budget': { maxLimits: 7, period: 'week' } });
  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 5 } });
  settings.expire();
  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 7, period: 'week' } });
  expect(await health()).toMatchObject({ status: 'ok' });
});

test('squads elsewhere read a change too, in a bank whose pages nobody opens', async () => {
  const { set, settings, facts } = await bank();
  await set({ 'mfe-budget': { maxLimits: 8 } });
  settings.expire();

  expect((await facts()).config.remotes).toEqual({ 'mfe-budget': { maxLimits: 8 } });
});

test.each([
  [
    'a value that is wrong',
    { 'mfe-budget': { maxLimits: 0 } },
    'remotes.mfe-budget.maxLimits in the deployment’s configuration must be >= 1',
  ],
  [
    'one that is missing',
    {},
    'remotes.mfe-budget in the deployment’s configuration must have required properties maxLimits',
  ],
  [
    'one that is none of those to choose from',
    { 'mfe-budget': { maxLimits: 5, period: 'day' } },
    'must be equal to one of',
  ],
])('%s is refused: pages keep what they had, and health names it until it is mended', async (_, remotes, problem) => {
  const { set, settings, shown, health } = await bank();
  await set(remotes);
  settings.expire();

  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 5 } });
  expect((await health()).problems).toEqual([expect.stringContaining(problem)]);
  await set({ 'mfe-budget': { maxLimits: 6 } });
  settings.expire();
  expect(await health()).toMatchObject({ status: 'ok', problems: [] });
  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 6 } });
});

test('a file that cannot be read, half written for example, changes nothing', async () => {
  const { file, write, settings, shown, health } = await bank();
  const half = (await readFile(file, 'utf8')).slice(0, 100);
  await write(half);
  settings.expire();

  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 5 } });
  expect((await health()).problems).toEqual([expect.stringMatching(/is not JSON.*Pages keep the settings/)]);
});

test('a gateway that starts with settings that do not fit has those that fitted before, and health says so', async () => {
  const copies = new FolderStore(await emptyFolder());
  const before = await bank(undefined, [], copies);
  expect(await before.shown()).toEqual({ 'mfe-budget': { maxLimits: 5 } });

  const { set, settings, shown, health } = await bank({ maxLimits: 0 }, [], copies);

  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 5 } });
  expect(await health()).toMatchObject({
    status: 'degraded',
    problems: [
      expect.stringMatching(/^remotes\.mfe-budget\.maxLimits .* must be >= 1: .* Pages keep what they had\.$/),
    ],
  });
  await set({ 'mfe-budget': { maxLimits: 6 } });
  settings.expire();
  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 6 } });
  expect(await health()).toMatchObject({ status: 'ok' });
});

test.each(['nothing', '{ "mfe-bud'])(
  'a gateway whose copy is %s starts with settings that do not fit, and health says so',
  async (copy) => {
    const copies = new FolderStore(await emptyFolder());
    if (copy !== 'nothing') await copies.put('settings.json', Buffer.from(copy));
    const { shown, health } = await bank({ maxLimits: 0 }, [], copies);

    expect(await health()).toMatchObject({
      status: 'degraded',
      problems: [expect.stringMatching(/^remotes\.mfe-budget\.maxLimits .* must be >= 1: .*remote\.ts\.$/)],
    });
    expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 0 } });
  },
);

test('a squad whose version takes nothing keeps no setting of another from changing', async () => {
  const refusing = { type: 'object', properties: { a: { type: 'string', minLength: 9 } }, required: ['a'] };
  const { set, settings, shown, health } = await bank(undefined, [remoteBuild('accounts', { settings: refusing })]);
  await set({ 'mfe-budget': { maxLimits: 7 }, 'mfe-accounts': { a: 'short' } });
  settings.expire();

  expect(await shown()).toEqual({ 'mfe-budget': { maxLimits: 7 } });
  expect((await health()).problems).toEqual([
    expect.stringMatching(/^remotes\.mfe-accounts\.a .* Pages keep what they had\.$/),
  ]);
});
