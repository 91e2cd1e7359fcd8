import fastify from 'fastify';
import { addProbes } from './probes.ts';

async function probed(isReady: () => Promise<boolean>, isDraining = false) {
  const app = fastify();
  addProbes(app, { isReady, isDraining: () => isDraining });
  const answers = await Promise.all(['/livez', '/readyz'].map((url) => app.inject(url)));
  return answers.map(({ statusCode, json, headers }) => [statusCode, json().status, headers.connection]);
}

test('a server that can serve is ready', async () => {
  expect(await probed(async () => true)).toEqual([
    [200, 'ok', 'keep-alive'],
    [200, 'ok', 'keep-alive'],
  ]);
});

test.each([async () => false, () => Promise.reject(new Error('away'))])(
  'a server without what it needs is alive, and not ready',
  async (isReady) => {
    expect(await probed(isReady)).toEqual([
      [200, 'ok', 'keep-alive'],
      [503, 'down', 'keep-alive'],
    ]);
  },
);

test('a server that drains is alive, and sends everybody elsewhere', async () => {
  expect(await probed(async () => true, true)).toEqual([
    [200, 'ok', 'close'],
    [503, 'draining', 'close'],
  ]);
});
