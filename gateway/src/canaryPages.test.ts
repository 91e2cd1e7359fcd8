import { setCanary } from '@bank/registry/edits/canary.ts';
import { disable, enable } from '@bank/registry/edits/disable.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Edit } from '@bank/registry/state.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { isInCanary, newCohort } from './cohort.ts';
import { createGateway } from './createGateway.ts';

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const edit = (deployment: TestDeployment, change: Edit) => revise(deployment, reason, change);

/** A bank whose cards have a canary for half of the customers. */
async function bankWithCanary(build = remoteBuild('cards', {}, { 'page.js': 'new' })) {
  const deployment = await emptyDeployment();
  const [, active = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const candidate = await readCandidate(await folderWith(build));
  await release(deployment, candidate, { by: 'test', why: 'test', to: 50 });
  return { deployment, active, canary: candidate.release.version };
}

function cohortThat(isIn: boolean, app = 'mfe-cards'): string {
  for (;;) {
    const cohort = newCohort();
    if (isInCanary(app, cohort, 50) === isIn) return cohort;
  }
}

const cookieOf = (cohort: string) => ({ cookie: `bank:cohort=${cohort}` });

test('gives a customer the same side of a canary on every gateway, in page and registry alike', async () => {
  const { deployment, active, canary } = await bankWithCanary();
  const gateways = await Promise.all([1, 2].map(() => createGateway({ config, deployment })));

  for (const [isIn, version, other] of [[true, canary, active] as const, [false, active, canary] as const]) {
    for (const gateway of gateways) {
      const headers = cookieOf(cohortThat(isIn));
      const page = await gateway.inject({ url: '/banking/cards', headers });
      expect(page.body).toContain(version);
      expect(page.body).not.toContain(`artifacts/mfe-cards/${other}`);
      const registry = (await gateway.inject({ url: '/banking/registry.json', headers })).json();
      expect(registry.remotes).toEqual([
        expect.objectContaining({
          version,
          ...(isIn && { isCanary: true, previous: expect.objectContaining({ version: other }) }),
        }),
      ]);
    }
  }
});

test('gives a canary of named customers to them alone, and tells nobody who they are', async () => {
  const { deployment, active, canary } = await bankWithCanary();
  const [ada, grace] = [cohortThat(false), cohortThat(false)];
  await edit(deployment, setCanary('mfe-cards', canary, { percent: 0, for: [ada] }));
  const gateway = await createGateway({ config, deployment });

  for (const [cohort, version] of [[ada, canary] as const, [grace, active] as const])
    for (const url of ['/banking/cards', '/banking/registry.json']) {
      const { body } = await gateway.inject({ url, headers: cookieOf(cohort) });
      expect(body).toContain(`"version":"${version}"`);
      expect(body).not.toContain(ada);
    }
});

test('sets the label when there is a canary, once, and never before', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const quiet = await createGateway({ config, deployment });
  expect((await quiet.inject('/banking/cards')).headers['set-cookie']).toBeUndefined();

  const gateway = await createGateway({ config, deployment: (await bankWithCanary()).deployment });
  const { headers } = await gateway.inject('/banking/cards');
  expect(headers['set-cookie']).toMatch(
    /^bank:cohort=[0-9a-f]{16}; Path=\/banking\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/,
  );
  const again = await gateway.inject({ url: '/banking/cards', headers: cookieOf(newCohort()) });
  expect(again.headers['set-cookie']).toBeUndefined();
});

test('gives a canary of the shell its own page', async () => {
  const { deployment } = await bankWithCanary();
  const shell = await readCandidate(await folderWith(shellBuild({}, { 'index.html': 'A new page: %HEAD%' })));
  await release(deployment, shell, { by: 'test', why: 'test', to: 50 });
  const gateway = await createGateway({ config, deployment });
  const page = async (isIn: boolean) =>
    (await gateway.inject({ url: '/banking/', headers: cookieOf(cohortThat(isIn, 'shell')) })).body;

  expect(await page(true)).toContain('A new page');
  expect(await page(false)).not.toContain('A new page');
});

test('changes the registry’s tag for those whose versions change, and for nobody else', async () => {
  const { deployment, active, canary } = await bankWithCanary();
  const [inside, outside] = [cookieOf(cohortThat(true)), cookieOf(cohortThat(false))];
  const tags = async () => {
    const gateway = await createGateway({ config, deployment });
    const tag = async (headers: { cookie: string }) =>
      (await gateway.inject({ url: '/banking/registry.json', headers })).headers.etag;
    return [await tag(inside), await tag(outside)];
  };
  const before = await tags();
  await edit(deployment, setCanary('mfe-cards', canary, 0));
  const after = await tags();

  expect(active).not.toBe(canary);
  expect(before[0]).not.toBe(before[1]);
  expect(after).toEqual([before[1], before[1]]);
});

test('a disabled remote keeps its places with a message, and nothing of it can be loaded', async () => {
  const { deployment } = await bankWithCanary();
  await edit(deployment, disable('mfe-cards', 'Back at 6 pm'));
  const remotes = async () => {
    const gateway = await createGateway({ config, deployment });
    const { body, headers } = await gateway.inject('/banking/cards');
    expect(String(headers.link).includes('as=fetch')).toBe(!body.includes('"disabled"'));
    return (await gateway.inject('/banking/registry.json')).json().remotes;
  };

  expect(await remotes()).toEqual([
    {
      name: 'mfe-cards',
      version: expect.any(String),
      owner: 'cards squad',
      entry: '',
      integrity: {},
      mounts: [{ path: '/cards', title: 'cards', layout: 'main', expose: 'Page', preload: [] }],
      navigation: [],
      disabled: { message: 'Back at 6 pm' },
    },
  ]);
  await edit(deployment, enable('mfe-cards'));
  expect((await remotes())[0].entry).toMatch(/entry\.js$/);
});
