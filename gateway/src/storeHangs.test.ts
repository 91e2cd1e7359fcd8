import { setTimeout } from 'node:timers/promises';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

let mockIsHanging = false;
/** Nobody waits in this test: what would have been waited for a store that hangs is over at once, and counted. */
jest.mock('node:timers/promises', () => ({
  setTimeout: jest.fn((_: number, value: unknown) => (mockIsHanging ? Promise.resolve(value) : new Promise(() => {}))),
}));
const waits = jest.mocked(setTimeout).mock.calls;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout', 'setInterval'] });
  waits.length = 0;
});
afterEach(() => jest.useRealTimers());

/** A bank on a store that can stop answering: what it is asked then is answered when it goes on. */
async function bank() {
  const deployment = await emptyDeployment();
  const versions = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  let goOn: (() => void) | undefined;
  let hanging: Promise<void> | undefined;
  const store = new Proxy<Store>(deployment.store, {
    get: (target, name: 'get') => {
      if (typeof target[name] !== 'function') return target[name];
      return async (...args: Parameters<Store['get']>) => {
        await hanging;
        return target[name](...args);
      };
    },
  });
  const hang = () => {
    mockIsHanging = true;
    hanging = new Promise((resolve) => {
      goOn = () => {
        mockIsHanging = false;
        resolve();
      };
    });
    jest.advanceTimersByTime(2000);
  };
  const cache = new FolderStore(await emptyFolder());
  const start = async () => {
    const keep = (key: string, bytes: Uint8Array) => cache.put(key, bytes);
    const gateway = await createGateway({ config, deployment: { ...deployment, store, cache, keep } });
    gateway.log.level = 'silent';
    const statusOf = async (path: string) => (await gateway.inject(`/banking/${path}`)).statusCode;
    const health = async () => (await gateway.inject('/banking/health')).json();
    return { statusOf, health };
  };
  return { deployment, start, hang, goOn: () => goOn?.(), script: `artifacts/mfe-cards/${versions[1]}/page.js` };
}

/** The store is read in the background. */
async function eventually(isSo: () => Promise<boolean>) {
  for (let look = 0; !(await isSo()); look += 1) {
    expect(look).toBeLessThan(1000);
    jest.advanceTimersByTime(2000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a store that stops answering holds up one page for 0.7 s and no other; health says so', async () => {
  const { deployment, start, hang, goOn, script } = await bank();
  const { statusOf, health } = await start();
  expect([await statusOf('cards'), await statusOf(script)]).toEqual([200, 200]);
  waits.length = 0;

  hang();
  for (let second = 0; second < 5; second += 1) {
    expect([await statusOf('cards'), await statusOf('registry.json'), await statusOf(script)]).toEqual([200, 200, 200]);
    jest.advanceTimersByTime(2000);
  }

  expect(waits.map(([ms]) => ms)).toEqual([700]);
  const problems = [`${deployment.store.address} has not answered for 10 s.`];
  expect(await health()).toMatchObject({ status: 'degraded', revision: 2, problems });

  await releaseAll(deployment, remoteBuild('loans'));
  goOn();
  await eventually(async () => (await health()).revision === 3);
  expect(await health()).toMatchObject({ status: 'ok', problems: [] });
});

test('a gateway that starts while its store hangs serves its copies after 0.7 s, and then the store', async () => {
  const { deployment, start, hang, goOn, script } = await bank();
  const before = await start();
  expect([await before.statusOf('cards'), await before.statusOf(script)]).toEqual([200, 200]);

  hang();
  waits.length = 0;
  const { statusOf, health } = await start();
  for (let page = 0; page < 3; page += 1) expect([await statusOf('cards'), await statusOf(script)]).toEqual([200, 200]);
  expect(waits.map(([ms]) => ms)).toEqual([700]);

  await releaseAll(deployment, remoteBuild('loans'));
  goOn();
  await eventually(async () => (await health()).revision === 3);
  expect(await health()).toMatchObject({ status: 'ok', problems: [] });
});

test('a gateway with nothing to serve while its store hangs says so after ten seconds', async () => {
  const { start, hang, goOn } = await bank();
  hang();
  const { statusOf, health } = await start();

  expect([await statusOf('cards'), await statusOf('cards')]).toEqual([503, 503]);
  expect(await health()).toMatchObject({ status: 'down' });

  goOn();
  await eventually(async () => (await statusOf('cards')) === 200);
});
