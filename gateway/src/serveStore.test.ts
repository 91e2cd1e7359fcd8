import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withCache } from '@bank/registry/store/withCache.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import fastify from 'fastify';
import { serveStore } from './serveStore.ts';

jest.mock('node:timers/promises', () => {
  const timers = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  return { ...timers, setTimeout: jest.fn(timers.setTimeout) };
});

const env = { ...process.env };
const signals = new Map<unknown, () => unknown>();

beforeEach(async () => {
  const file = path.join(await emptyFolder(), 'bank.config.json');
  await writeFile(file, JSON.stringify(config));
  Object.assign(process.env, { BANK_CONFIG: file, HOST: '127.0.0.1', PORT: await freePort() });
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  jest.spyOn(process, 'on').mockImplementation((signal, handler) => {
    signals.set(signal, handler);
    return process;
  });
});
afterEach(async () => {
  await signals.get('SIGINT')?.();
  signals.clear();
  jest.restoreAllMocks();
  process.env = { ...env };
});

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  return deployment;
}
const nothing = async () => {};

test('serves the store at the configured address, says where, and ends when it is told to', async () => {
  const deployment = withCache(await bank(), await emptyFolder());

  const address = await serveStore(deployment, nothing);

  expect(address).toBe(`http://127.0.0.1:${process.env.PORT}`);
  expect(console.log).toHaveBeenCalledWith(`The bank is ready at ${address}/banking/`);
  expect((await fetch(`${address}/banking/`)).status).toBe(200);
  expect(await deployment.cache?.list('registry')).toEqual(await deployment.store.list('registry'));
  const health = async () => (await fetch(`${address}/banking/health`)).json();
  expect(await health()).toMatchObject({ status: 'ok' });
  let goOn = () => {};
  jest.mocked(setTimeout).mockReturnValueOnce(
    new Promise<void>((resolve) => {
      goOn = resolve;
    }),
  );
  const ended = signals.get('SIGTERM')?.();
  expect(await health()).toMatchObject({ status: 'draining' });
  goOn();
  await ended;
  await expect(fetch(`${address}/banking/`)).rejects.toThrow('fetch failed');
  expect(process.exit).toHaveBeenCalledWith(0);
});

test('takes settings of remotes that have changed in the file, at once when it is told to, with a copy', async () => {
  const deployment = withCache(await bank(), await emptyFolder());
  const address = await serveStore(deployment, nothing);
  const shown = async () => (await fetch(`${address}/banking/`)).text();
  expect(await shown()).not.toContain('maxLimits');
  const remotes = { 'mfe-budget': { maxLimits: 7 } };
  await writeFile(process.env.BANK_CONFIG ?? '', JSON.stringify({ ...config, remotes }));

  signals.get('SIGHUP')?.();

  expect(await shown()).toContain('"maxLimits":7');
  const copy = await deployment.cache?.get('settings.json');
  expect(JSON.parse(new TextDecoder().decode(copy))).toEqual(remotes);
});

test('takes flags of the provider that the configuration names', async () => {
  const deployment = await emptyDeployment();
  const flags = { rollover: { default: false, owner: 'cards squad', until: '2027-01-31' } };
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { flags }));
  const file = process.env.BANK_CONFIG ?? '';
  const rollover = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
  await writeFile(file, JSON.stringify({ ...config, flags: 'flags.json' }));
  await writeFile(
    path.join(path.dirname(file), 'flags.json'),
    JSON.stringify({ flags: { 'cards.rollover': rollover } }),
  );

  const address = await serveStore(deployment, nothing);

  const registry = await (await fetch(`${address}/banking/registry.json`)).json();
  expect(registry.remotes).toMatchObject([{ flags: { rollover: true } }]);
});

test('opens the port before it prepares, and closes it when that fails', async () => {
  const failure = new Error('The build fails.');
  const statuses: number[] = [];
  const prepare = async () => {
    statuses.push((await fetch(`http://127.0.0.1:${process.env.PORT}/banking/`)).status);
    throw failure;
  };

  await expect(serveStore(await bank(), prepare)).rejects.toBe(failure);

  expect(statuses).toEqual([200]);
  expect(console.log).not.toHaveBeenCalled();
  await expect(fetch(`http://127.0.0.1:${process.env.PORT}/banking/`)).rejects.toThrow('fetch failed');
});

test.each(['sample', 'live'] as const)('takes the data of the configuration: %s', async (dataMode) => {
  const api = fastify();
  api.get('/api/v1/auth/me', async () => ({ firstName: 'Real' }));
  process.env.BANK_API = await api.listen({ host: '127.0.0.1', port: 0 });
  await writeFile(process.env.BANK_CONFIG ?? '', JSON.stringify({ ...config, dataMode }));

  const address = await serveStore(await bank(), nothing);

  const { firstName } = await (await fetch(`${address}/api/v1/auth/me`)).json();
  expect(firstName).toBe(dataMode === 'live' ? 'Real' : 'Amelia');
  await api.close();
});

test('asks the APIs of BANK_API, and refuses what is no address', async () => {
  const api = fastify();
  api.get('/api/v1/auth/me', async () => ({ firstName: 'Real' }));
  const place = await api.listen({ host: '127.0.0.1', port: 0 });
  await writeFile(process.env.BANK_CONFIG ?? '', JSON.stringify({ ...config, dataMode: 'live' }));

  process.env.BANK_API = `${place},10.0.0.6:4000`;
  await expect(serveStore(await bank(), nothing)).rejects.toThrow(
    'BANK_API has "10.0.0.6:4000". Expected the addresses of APIs, such as http://10.0.0.5:4000, separated by commas.',
  );
  process.env.BANK_API = `http://127.0.0.1:1, ${place}/`;
  const address = await serveStore(await bank(), nothing);

  const names = [await fetch(`${address}/api/v1/auth/me`), await fetch(`${address}/api/v1/auth/me`)];
  expect(names.map(({ status }) => status)).toEqual([200, 200]);
  await api.close();
});

/** An API that is up, or comes up later. */
async function apiWith(idleMinutes: number) {
  const api = fastify();
  api.get('/api/v1/health', async () => ({ idleMinutes }));
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => api.close() };
}

test('does not start with an API that ends sessions at another time than pages, and says both and what to do', async () => {
  const [right, wrong] = [await apiWith(20), await apiWith(15)];
  const start = (...places: string[]) =>
    bank().then((one) => serveStore(one, nothing, { live: { dataMode: 'live', api: () => places } }));

  await expect(start(right.address, wrong.address)).rejects.toThrow(
    'The configuration\'s "idleMinutes" is 15, but the API ends sessions after 15 minutes instead of 20 (5 more). Start the API with BANK_IDLE_MINUTES=20, or set "idleMinutes" to 10.',
  );
  expect(console.log).not.toHaveBeenCalled();
  await expect(fetch(`http://127.0.0.1:${process.env.PORT}/banking/`)).rejects.toThrow('fetch failed');

  await start(right.address);
  expect(console.log).toHaveBeenCalledTimes(1);
  await Promise.all([right.close(), wrong.close()]);
});

test('starts while the API is down, and ends once that comes up with another limit', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const wrong = await apiWith(30);
  const places: string[] = [];
  const ended = new Promise((resolve) => jest.mocked(process.exit).mockImplementation(resolve as () => never));
  jest
    .mocked(setTimeout)
    .mockResolvedValueOnce(undefined)
    .mockImplementationOnce(async () => void places.push(wrong.address));

  await serveStore(await bank(), nothing, { live: { dataMode: 'live', api: () => places } });
  expect(console.log).toHaveBeenCalledTimes(1);

  expect(await ended).toBe(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('after 30 minutes instead of 20'));
  await wrong.close();
});

test('takes live data of the API that is named, whatever the configuration says', async () => {
  const api = fastify();
  api.get('/api/v1/auth/me', async () => ({ firstName: 'Real' }));
  const place = await api.listen({ host: '127.0.0.1', port: 0 });

  const address = await serveStore(await bank(), nothing, { live: { dataMode: 'live', api: () => [place] } });

  expect(await (await fetch(`${address}/api/v1/auth/me`)).json()).toEqual({ firstName: 'Real' });
  await api.close();
});
