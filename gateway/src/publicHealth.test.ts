import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

const TOKEN = 'a token of the operator';

async function healthAt() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const gateway = await createGateway({ config, deployment });
  return async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
    const request = { url: '/banking/health', headers: { host: 'localhost:3000', ...headers }, remoteAddress };
    return Object.keys((await gateway.inject(request)).json());
  };
}

afterEach(() => {
  delete process.env.BANK_OPERATOR_TOKEN;
});

test('tells everybody how the gateway is, and nothing else', async () => {
  const health = await healthAt();

  expect(await health({}, '203.0.113.9')).toEqual(['status']);
  expect(await health({ authorization: 'Bearer ' }, '203.0.113.9')).toEqual(['status']);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect([name, await health({ [name]: '127.0.0.1' })]).toEqual([name, ['status']]);
  expect(await health({ host: 'rebound.example' })).toEqual(['status']);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('tells this machine all of it: %s', async (address) => {
  expect(await (await healthAt())({}, address)).toContain('problems');
});

test('with a token, tells its bearer all of it, from anywhere, and nobody else', async () => {
  process.env.BANK_OPERATOR_TOKEN = TOKEN;
  const health = await healthAt();

  expect(await health({ authorization: `Bearer ${TOKEN}` }, '203.0.113.9')).toContain('problems');
  expect(await health({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' })).toContain('problems');
  for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN])
    expect(await health({ authorization })).toEqual(['status']);
});
