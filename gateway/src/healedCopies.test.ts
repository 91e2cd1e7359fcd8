import { rm } from 'node:fs/promises';
import path from 'node:path';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

const SCRIPT = 'say("whole");'.repeat(200);

test('a gateway heals once the store is repaired, and then needs it no longer', async () => {
  const deployment = await emptyDeployment();
  const [, version] = await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, { 'page.js': SCRIPT }));
  const { store } = deployment;
  const copies = new FolderStore(await emptyFolder());
  const key = `artifacts/mfe-cards/${version}/page.js`;
  const served = async () => {
    const keep = (name: string, bytes: Uint8Array) => copies.put(name, bytes);
    const gateway = await createGateway({ config, deployment: { ...deployment, cache: copies, keep } });
    return (await gateway.inject(`/banking/${key}`)).body;
  };
  const whole = Buffer.from((await store.get(key)) ?? []);
  await store.put(key, whole.subarray(0, 10));
  expect(await served()).toBe('');

  await store.put(key, whole);

  expect(await served()).toBe(SCRIPT);
  await rm(path.join(store.root, 'artifacts', 'mfe-cards'), { recursive: true });
  expect(await served()).toBe(SCRIPT);
});
