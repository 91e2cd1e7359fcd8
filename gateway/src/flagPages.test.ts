import { setFlag } from '@bank/registry/edits/setFlag.ts';
import type { FlagRule } from '@bank/registry/flags/schemas.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { isInCanary, newCohort, withGroups } from './cohort.ts';
import { createGateway } from './createGateway.ts';

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const facts = { owner: 'cards squad', until: '2027-01-31' };
const flags = { rollover: { default: false, ...facts }, layout: { default: 'list', values: ['grid'], ...facts } };

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { flags }), remoteBuild('bills'));
  return deployment;
}

const set = (deployment: TestDeployment, rule: Partial<FlagRule> | undefined, name = 'rollover') =>
  revise(deployment, reason, setFlag('mfe-cards', name, rule));

/** What page and registry both say. */
async function flagsFor(deployment: TestDeployment, headers: Record<string, string> = {}) {
  const gateway = await createGateway({ config, deployment });
  const page = await gateway.inject({ url: '/banking/cards', headers });
  const [, inlined = ''] = /id="bank-registry">(.*?)<\/script>/.exec(page.body) ?? [];
  const fetched = (await gateway.inject({ url: '/banking/registry.json', headers })).json();
  const [found, others] = [JSON.parse(inlined), fetched].map(({ remotes }) =>
    remotes.map((remote: { flags?: object }) => remote.flags),
  );
  if (page.headers['set-cookie'] === undefined) expect(found).toEqual(others);
  await gateway.close();
  return found[1];
}

const as = (cohort: string) => ({ cookie: `bank:cohort=${cohort}` });

test('everybody has the default of each flag until somebody says otherwise', async () => {
  const deployment = await bank();
  expect(await flagsFor(deployment)).toEqual({ rollover: false, layout: 'list' });

  await set(deployment, { percent: 100 });
  await set(deployment, { percent: 100, value: 'grid' }, 'layout');
  expect(await flagsFor(deployment)).toEqual({ rollover: true, layout: 'grid' });
  await set(deployment, { percent: 0 });
  await set(deployment, undefined, 'layout');
  expect(await flagsFor(deployment)).toEqual({ rollover: false, layout: 'list' });
});

test('the same customers have a flag on every gateway, and others as the share grows', async () => {
  const deployment = await bank();
  await set(deployment, { percent: 50 });
  const cohorts = Array.from({ length: 4 }, () => newCohort());

  for (const cohort of cohorts)
    for (let gateway = 0; gateway < 2; gateway += 1)
      expect(await flagsFor(deployment, as(cohort))).toMatchObject({
        rollover: isInCanary('mfe-cards rollover', cohort, 50),
      });
});

test('named people, groups and readers of a language have it at no percentage, and nobody else', async () => {
  const deployment = await bank();
  const [ada, grace] = [newCohort(), newCohort()];
  await set(deployment, { for: [ada], groups: ['staff', 'private'], languages: ['es'] });
  const has = async (headers?: Record<string, string>) => (await flagsFor(deployment, headers)).rollover;

  expect(await has(as(ada))).toBe(true);
  expect(await has(as(grace))).toBe(false);
  expect(await has(as(withGroups(grace, ['savings', 'private'])))).toBe(true);
  expect(await has(as(withGroups(grace, ['savings'])))).toBe(false);
  expect(await has({ 'accept-language': 'es-MX' })).toBe(true);
  expect(await has({ 'accept-language': 'ar' })).toBe(false);
  expect(await has()).toBe(false);
});

test('nobody reads in a page who else has a flag', async () => {
  const deployment = await bank();
  const ada = newCohort();
  await set(deployment, { for: [ada], groups: ['private'] });
  const gateway = await createGateway({ config, deployment });

  for (const url of ['/banking/cards', '/banking/registry.json']) {
    const { body } = await gateway.inject({ url, headers: as(ada) });
    expect(body).toContain('"rollover":true');
    expect(body).not.toMatch(new RegExp(`${ada}|private`));
  }
});

test('a browser gets a cohort as soon as a flag is for a share of the customers, and not before', async () => {
  const deployment = await bank();
  const cookie = async () => {
    const gateway = await createGateway({ config, deployment });
    return (await gateway.inject('/banking/cards')).headers['set-cookie'];
  };

  for (const rule of [{ percent: 100 }, { percent: 0 }, { groups: ['staff'] }]) {
    await set(deployment, undefined);
    await set(deployment, rule);
    expect(await cookie()).toBeUndefined();
  }
  await set(deployment, { percent: 5 });
  expect(await cookie()).toMatch(/^bank:cohort=[0-9a-f]{16};/);
});
