import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseAll, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify from 'fastify';
import { createGateway } from './createGateway.ts';

async function bank() {
  const api = fastify();
  api.get('/api/v1/auth/me', async () => ({ firstName: 'Real' }));
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const deployment = await emptyDeployment();
  const [version] = await releaseAll(deployment, shellBuild());
  const gateway = await createGateway({ config: { ...config, dataMode: 'live' }, deployment, api: () => [address] });
  const logged = jest.spyOn(gateway.log, 'error').mockImplementation(() => {});
  const levels: string[] = [];
  gateway.addHook('onRequest', async ({ log }) => {
    levels.push(log.level);
  });
  const close = () => Promise.all([gateway.close(), api.close()]);
  return { gateway, logged, levels, close, script: `artifacts/shell/${version}/main.js`, store: deployment.store };
}

test('a gateway has the API, health, and a place for reports and events', async () => {
  const { gateway, levels, close } = await bank();
  const post = async (url: string, type: string) =>
    (await gateway.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: '[]' })).statusCode;

  expect((await gateway.inject('/api/v1/auth/me')).json()).toEqual({ firstName: 'Real' });
  expect((await gateway.inject('/banking/health')).json()).toMatchObject({ status: 'ok' });
  expect(await post('/banking/events', 'application/json')).toBe(204);
  expect(await post('/banking/reports', 'application/reports+json')).toBe(204);
  // Failures of the API are counted, not logged one by one.
  expect(levels).toEqual(['error', 'warn', 'warn', 'warn']);
  await close();
});

test('a gateway logs a file that was altered in the store', async () => {
  const { gateway, logged, script, store, close } = await bank();
  await writeFile(path.join(store.root, script), 'steal()');

  expect((await gateway.inject(`/banking/${script}`)).statusCode).toBe(502);

  expect(logged).toHaveBeenCalledWith({}, expect.stringContaining('main.js'));
  await close();
});

test('a gateway refuses a malformed URL with the headers of every answer', async () => {
  const { gateway, close } = await bank();

  const { statusCode, headers } = await gateway.inject('/banking/%E0%A4%A');

  expect([statusCode, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  await close();
});
