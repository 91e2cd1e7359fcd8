import { randomUUID } from 'node:crypto';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { S3Store } from '@bank/registry/store/S3Store.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { folderWith, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { BUCKET, startS3 } from '@bank/registry/testing/startS3.ts';
import { createGateway } from './createGateway.ts';

jest.setTimeout(120_000);

beforeAll(() => Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }));

async function objectStoreBank() {
  const s3 = await startS3();
  const keys = new KeyFolder(await emptyFolder());
  await keys.create('test');
  const store = new S3Store({ bucket: BUCKET, prefix: `${randomUUID()}/`, endpoint: s3.endpoint });
  const deployment = { name: config.deployment, store, keys };
  for (const build of [shellBuild(), remoteBuild('cards')])
    await release(deployment, await readCandidate(await folderWith(build)), { by: 'test', why: 'test' });
  return { s3, deployment };
}

test('a gateway that starts while its store is away serves what this machine has read of it, verified again', async () => {
  const { s3, deployment } = await objectStoreBank();
  const folder = await emptyFolder();
  const before = await createGateway({ config, deployment: withCache(deployment, folder) });
  const page = (await before.inject('/banking/cards')).body;
  const artifact = /"([^"]*\/mfe-cards\/[^"]*\.js)"/.exec(page)?.[1] ?? '';
  expect((await before.inject(artifact)).statusCode).toBe(200);
  await s3.stop();

  const after = await createGateway({ config, deployment: withCache(deployment, folder) });
  expect((await after.inject('/banking/cards')).body).toBe(page);
  expect((await after.inject(artifact)).statusCode).toBe(200);
  expect((await after.inject('/banking/health')).json()).toMatchObject({
    status: 'degraded',
    revision: 2,
    problems: [expect.stringContaining('cannot be used as a store')],
  });

  const strangers = new KeyFolder(await emptyFolder());
  await strangers.create('other');
  const untrusting = await createGateway({
    config,
    deployment: withCache({ ...deployment, keys: strangers }, folder),
  });
  expect((await untrusting.inject('/banking/cards')).statusCode).toBe(503);
});
