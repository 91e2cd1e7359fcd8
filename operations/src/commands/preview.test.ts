import { createGateway } from '@bank/gateway/createGateway.ts';
import { folderWith, remoteBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import type { TestDeployment } from '@bank/registry/testing/deployment.ts';
import { bank, cardsBuild, data } from '../testing/commandBank.ts';
import { runBank } from '../testing/runBank.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Returns what the bank answers at the address, whose base path is another one in tests. */
async function open(deployment: TestDeployment, address: string): Promise<string> {
  const gateway = await createGateway({ config, deployment });
  const { pathname, search } = new URL(address);
  const { body } = await gateway.inject(`/banking/${pathname.split('/').at(-1)}${search}`);
  await gateway.close();
  return body;
}

test('holds a build and prints a link that shows it, for a day', async () => {
  const deployment = await bank(remoteBuild('cards'));

  const { versions, until, address } = await data(deployment, 'preview', await cardsBuild('two'));

  const [{ version }] = versions;
  expect(versions).toEqual([{ app: 'mfe-cards', version }]);
  expect(Math.abs(Date.parse(until) - Date.now() - 24 * HOUR_MS)).toBeLessThan(HOUR_MS);
  expect((await data(deployment, 'status')).packages[1]).toMatchObject({ held: [version] });
  expect(address).toMatch(/\/cards\?preview=[\w.-]+$/);
  expect(await open(deployment, address)).toContain(`artifacts/mfe-cards/${version}/`);
});

test('a version that is held already needs no build, and --hold says how to look at it', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const { stdout } = await runBank(deployment, 'release', await cardsBuild('two'), '--hold');
  const [, hash = ''] = /Look at it: npm run bank -- preview mfe-cards (\w+)/.exec(stdout) ?? [];

  const shown = await runBank(deployment, 'preview', 'cards', hash, '--hours', '72');

  expect(shown.stdout).toMatch(
    new RegExp(
      `^Whoever opens this sees mfe-cards 1\\.0\\.0-${hash} until \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, in that tab:\\nhttp\\S+\\n$`,
    ),
  );
  expect(stdout).not.toContain('http');
});

test('a set is shown as a whole, by a link to any of it', async () => {
  const deployment = await bank(remoteBuild('cards'), remoteBuild('bills'));
  const bills = await folderWith(remoteBuild('bills', {}, { 'page.js': 'two' }));

  const { versions, address } = await data(deployment, 'preview', await cardsBuild('two'), '--together', bills);

  expect(versions.map(({ app }: { app: string }) => app)).toEqual(['mfe-bills', 'mfe-cards']);
  const page = await open(deployment, address);
  for (const { app, version } of versions) expect(page).toContain(`artifacts/${app}/${version}/`);
});

test('what check would refuse is shown, with a warning', async () => {
  const deployment = await bank(remoteBuild('cards'));
  const future = await folderWith(remoteBuild('cards', { requires: { react: '^99.0.0' } }));

  const { code, stderr, stdout } = await runBank(deployment, 'preview', future);

  expect(code).toBe(0);
  expect(stderr).toContain('Warning: check would not let it go live now.\n');
  expect(stderr).toContain('shared');
  expect(stdout).toContain('?preview=');
});

test.each([
  [['cards', 'ffff'], '"ffff" is not a version of mfe-cards.'],
  [['bills', '4f1c'], 'The registry has no "bills".'],
  [['cards', '4f1c', '--hours', '337'], 'Expected a whole number from 1 to 336.'],
  [[], 'missing required argument'],
])('preview %j is refused: %s', async (args, message) => {
  const { code, stderr } = await runBank(await bank(remoteBuild('cards')), 'preview', ...args);

  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain(message);
});

test('a folder that holds another package is refused before anything is uploaded', async () => {
  const deployment = await bank(remoteBuild('bills'));
  const folder = await cardsBuild('two');

  const { stderr } = await runBank(deployment, 'preview', 'bills', folder);

  expect(stderr).toContain(`${folder} holds a build of mfe-cards, not of bills. Name the folder alone.`);
  expect(await deployment.store.list('artifacts/mfe-cards')).toEqual([]);
});
