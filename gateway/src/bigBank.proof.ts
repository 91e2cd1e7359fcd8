import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

interface Entry {
  name: string;
  entry: string;
  details?: string;
  integrity: Record<string, string>;
  mounts: { path: string; preload: string[] }[];
}

/** A bank of twenty remotes: more than a page carries whole. */
async function bigBank() {
  const deployment = await emptyDeployment();
  const names = Array.from({ length: 20 }, (_, index) => `squad-${index}`);
  await releaseAll(deployment, shellBuild(), ...names.map((name) => remoteBuild(name)));
  return createGateway({ config, deployment });
}

function carried(html: string): Entry[] {
  const [, json = ''] = /id="bank-registry">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json).remotes;
}

test('a page carries the remote on screen whole, and of the others what draws sidebar and routes', async () => {
  const bank = await bigBank();

  const entries = carried((await bank.inject('/banking/squad-3')).body);

  expect(entries).toHaveLength(20);
  const whole = entries.filter(({ details }) => !details);
  expect(whole.map(({ name }) => name)).toEqual(['mfe-squad-3']);
  expect(Object.keys(whole[0]?.integrity ?? {})).toHaveLength(2);
  for (const { entry, integrity, mounts } of entries.filter(({ details }) => details)) {
    expect({ entry, integrity }).toEqual({ entry: '', integrity: {} });
    expect(mounts[0]?.path).toMatch(/^\/squad-/);
    expect(mounts[0]?.preload).toEqual([]);
  }
});

test('the rest of an entry has an address of its own, kept for ever', async () => {
  const bank = await bigBank();
  const [entry] = carried((await bank.inject('/banking/squad-3')).body);

  const { headers, statusCode, json } = await bank.inject(entry?.details ?? '');

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  expect(json()).toMatchObject({ name: entry?.name, entry: expect.stringMatching(/entry\.js$/) });
  expect(Object.values(json().integrity)).toEqual([
    expect.stringMatching(/^sha384-/),
    expect.stringMatching(/^sha384-/),
  ]);
});

test('the registry on its own carries no hashes, and a version that is not known is a 404', async () => {
  const bank = await bigBank();

  const { remotes } = (await bank.inject('/banking/registry.json')).json();

  expect(remotes.every(({ details }: Entry) => details)).toBe(true);
  expect((await bank.inject('/banking/remotes/mfe-squad-1/1.0.0-aaaaaaaaaa.json')).statusCode).toBe(404);
  expect((await bank.inject('/banking/remotes/shell/x.json')).statusCode).toBe(404);
});
