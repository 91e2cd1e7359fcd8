import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setFlag } from '@bank/registry/edits/setFlag.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { newCohort, withGroups } from '../cohort.ts';
import { createGateway } from '../createGateway.ts';
import { FlagSource } from './FlagSource.ts';

const facts = { owner: 'cards squad', until: '2027-01-31' };
const flags = { rollover: { default: false, ...facts }, layout: { default: 'list', values: ['grid'], ...facts } };

const flag = (variants: object, defaultVariant: string, targeting: object = {}) => ({
  state: 'ENABLED',
  variants,
  defaultVariant,
  targeting,
});
const onAndOff = { on: true, off: false };

async function bank(definitions: object | string, source?: FlagSource) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { flags }));
  const file = path.join(await emptyFolder(), 'flags.json');
  const write = (what: object | string) =>
    writeFile(file, typeof what === 'string' ? what : JSON.stringify({ flags: what }));
  await write(definitions);
  const gateway = await createGateway({ config, deployment, flags: source ?? new FlagSource(file) });
  const flagsOf = async (cohort = newCohort()) => {
    const headers = { cookie: `bank:cohort=${cohort}` };
    const answer = await gateway.inject({ url: '/banking/registry.json', headers });
    return answer.json().remotes[0].flags;
  };
  return { deployment, gateway, flagsOf, write };
}

test('what the provider says of a visitor counts before rules of the registry, and leaves other flags to them', async () => {
  const staff = { if: [{ in: ['staff', { var: 'groups' }] }, 'on', 'off'] };
  const { deployment, flagsOf } = await bank({ 'cards.rollover': flag(onAndOff, 'off', staff) });
  const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, setFlag('mfe-cards', 'rollover', { percent: 100 }));
  await revise(deployment, reason, setFlag('mfe-cards', 'layout', { percent: 100, value: 'grid' }));

  expect(await flagsOf(withGroups(newCohort(), ['staff']))).toEqual({ rollover: true, layout: 'grid' });
  expect(await flagsOf()).toEqual({ rollover: false, layout: 'grid' });
});

test('shares follow the customer, who gets a cohort at the first page', async () => {
  const half = {
    fractional: [
      ['on', 50],
      ['off', 50],
    ],
  };
  const { gateway, flagsOf } = await bank({ 'cards.rollover': flag(onAndOff, 'off', half) });
  const cohorts = Array.from({ length: 40 }, () => newCohort());

  const values = await Promise.all(cohorts.map(async (cohort) => (await flagsOf(cohort)).rollover));

  expect(new Set(values)).toEqual(new Set([true, false]));
  expect(await Promise.all(cohorts.map(async (cohort) => (await flagsOf(cohort)).rollover))).toEqual(values);
  const page = await gateway.inject({ url: '/banking/', headers: { accept: 'text/html' } });
  expect(page.headers['set-cookie']).toMatch(/^bank:cohort=/);
});

test('a value that the flag does not have gives way to the rules', async () => {
  const { flagsOf } = await bank({ 'cards.layout': flag({ wild: 'wild' }, 'wild') });

  expect(await flagsOf()).toEqual({ rollover: false, layout: 'list' });
});

test('a source that hangs after the first look holds up no page', async () => {
  const text = JSON.stringify({ flags: { 'cards.rollover': flag(onAndOff, 'on') } });
  const server = createServer().listen(0, '127.0.0.1');
  server.once('request', (_, reply) => reply.end(text));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { flagsOf } = await bank({}, new FlagSource(`http://127.0.0.1:${port}/`, -1));

  expect(await flagsOf()).toMatchObject({ rollover: true });
  const hanging = once(server, 'request');
  expect(await flagsOf()).toMatchObject({ rollover: true });
  await hanging;
  server.closeAllConnections();
  server.close();
});

test('a source that cannot be read takes nothing away, and health says why', async () => {
  const { gateway, flagsOf } = await bank('{');

  expect(await flagsOf()).toEqual({ rollover: false, layout: 'list' });
  const { problems } = (await gateway.inject('/banking/health')).json();
  expect(problems).toEqual([
    expect.stringMatching(/flags\.json cannot be used: .*Pages keep the flags that they had\./),
  ]);
});
