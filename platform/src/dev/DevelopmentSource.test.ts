import { RegistrySource } from '@bank/gateway/RegistrySource.ts';
import { requireRegistry } from '@bank/operations/commands/requireRegistry.ts';
import type { Release } from '@bank/registry/schema.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { DevelopmentSource } from './DevelopmentSource.ts';
import { VERSION } from './DevServer.ts';
import type { LocalFlags } from './localFlags.ts';

const development = {
  'development.json': JSON.stringify({ kind: 'shell', entry: ['development-main.js'] }),
  'development-main.js': 'say("development")',
};

const flag = { owner: 'X', until: '2999-12-31' };
const declared = { limits: { ...flag, default: false }, layout: { ...flag, default: 'list', values: ['grid'] } };

/** A bank whose shell was released with these files, and one remote on this machine. */
async function source(files: Record<string, string>, name: string, flags: LocalFlags = {}) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild({}, files), remoteBuild('cards'));
  const released = new RegistrySource(deployment, '/banking/', () => {});
  const { releases } = await requireRegistry(deployment);
  const [cards] = Object.values(releases['mfe-cards'] ?? {});
  const origin = 'http://localhost:3101/';
  const release = async () => ({ ...cards, name, version: VERSION, base: origin, flags: declared }) as Release;
  return new DevelopmentSource(released, [{ name, origin, release }], '/banking/', deployment, flags);
}

test.each(['mfe-cards', 'mfe-limits'])(
  'shows %s of this machine in the development build of the released shell',
  async (name) => {
    const served = await (await source(development, name)).get();

    const [script] = served.shell.entry.map(served.shellUrl);
    expect(script).toMatch(/artifacts\/shell\/.*\/development-main\.js$/);
    expect(served.shellIntegrity[script ?? '']).toMatch(/^sha384-/);
    expect(served.page.remotes.filter(({ isDevelopment }) => isDevelopment).map((remote) => remote.name)).toEqual([
      name,
    ]);
  },
);

test('says that a shell has no development build', async () => {
  await expect((await source({}, 'mfe-cards')).get()).rejects.toThrow('released without its development build');
});

test('pages get the flags of this machine, and the others as remote.ts has them', async () => {
  const flags = { 'mfe-cards': { layout: 'grid' } };

  const { page } = await (await source(development, 'mfe-cards', flags)).get();

  expect(page.remotes).toMatchObject([{ name: 'mfe-cards', flags: { limits: false, layout: 'grid' } }]);
});

test('says that a remote of this machine has no such flag', async () => {
  const flags = { 'mfe-cards': { limit: true } };

  await expect((await source(development, 'mfe-cards', flags)).get()).rejects.toThrow(
    'mfe-cards has no flag "limit". It has: limits, layout.',
  );
});
