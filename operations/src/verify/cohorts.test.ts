import { createGateway } from '@bank/gateway/createGateway.ts';
import { setCanary } from '@bank/registry/edits/canary.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { verifyBank } from './verifyBank.ts';

test('finds nothing where every customer is in some canary', async () => {
  const deployment = await emptyDeployment();
  const build = remoteBuild('cards', {}, { 'page.js': 'next' });
  const [, version = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'), build);
  const reason = { by: 'test', action: 'canary', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, setCanary('mfe-cards', version, 100));
  const gateway = await createGateway({ config, deployment });
  const url = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));

  const { differences } = await verifyBank(url, config, deployment);

  await gateway.close();
  expect(differences).toEqual([]);
});
