import type { RegisteredRemote } from '@bank/shared/contract';
import { installNetwork, type Network } from '../testing/network';
import { mountOf, remoteAt } from '../testing/remotes';
import { sha384 } from '../testing/sha384';
import {
  cachedPart,
  cachePart,
  federatedName,
  hasOtherVersion,
  hold,
  replacedIn,
  run,
  runningFor,
  unload,
} from './running';
import { allowScripts } from './scripts';

const [old, next] = ['1', '2'].map((version) => {
  const remote = remoteAt('/cards', { name: 'mfe-my-cards', version });
  return { ...remote, integrity: { [remote.entry]: sha384(remote.entry) } };
}) as [RegisteredRemote, RegisteredRemote];
const Page = () => null;

let network: Network;

beforeEach(() => {
  network = installNetwork();
  for (const { entry } of [old, next]) network.answer(entry, 'silence');
  allowScripts([old, next]);
});
afterEach(() => [old, next].forEach(unload));

test('knows nothing of a remote that has not been loaded', () => {
  expect(runningFor(old)).toBeUndefined();
  expect(hasOtherVersion(old)).toBe(false);
  expect(cachedPart(old, mountOf(old))).toBeUndefined();
});

test('keeps the running release while another version is requested', () => {
  run(old);
  run(next);

  expect(runningFor(old)).toBe(old);
  expect(runningFor(next)).toBeUndefined();
  expect([hasOtherVersion(old), hasOtherVersion(next)]).toEqual([false, true]);
});

test('takes the version that replaces another one for both', () => {
  run(old, { version: next.version, phase: 'entry' });

  expect([runningFor(old), runningFor(next)]).toEqual([old, old]);
  expect(hasOtherVersion(next)).toBe(false);
  expect(hasOtherVersion({ ...next, version: '3' })).toBe(true);
  expect([replacedIn(next), replacedIn(old)]).toEqual(['entry', undefined]);
});

test('keeps the version that has replaced one that fails afterwards', () => {
  run(old, { version: next.version, phase: 'entry' });

  unload(next);

  expect(runningFor(next)).toBe(old);
});

test('keeps the pages of what runs, by their path', () => {
  const other = { ...mountOf(old), path: '/cards/new', expose: 'NewCard' };
  const remote = { ...old, mounts: [mountOf(old), other] };
  run(remote);

  cachePart(remote, mountOf(old), Page);

  expect(cachedPart(remote, mountOf(old))).toBe(Page);
  expect(cachedPart(remote, other)).toBeUndefined();
  expect(cachedPart(remote, { ...other, path: '/elsewhere' })).toBeUndefined();
});

test('keeps no page of what does not run', () => {
  cachePart(old, mountOf(old), Page);
  run(old);

  expect(cachedPart(old, mountOf(old))).toBeUndefined();
});

test('unloads one remote with its pages and its bundler’s chunks, and makes room for another version', () => {
  run(old);
  cachePart(old, mountOf(old), Page);
  Object.assign(globalThis, {
    rspackChunkmfe_my_cards: [],
    webpackChunkmfe_my_cards: [],
    rspackChunkmfe_my_cards_too: [],
    otherChunkmfe_my_cards: [],
  });

  unload(old);

  expect(Object.keys(globalThis).filter((key) => key.includes('Chunkmfe'))).toEqual([
    'rspackChunkmfe_my_cards_too',
    'otherChunkmfe_my_cards',
  ]);
  run(next);
  expect(runningFor(next)).toBe(next);
  expect(cachedPart(next, mountOf(next))).toBeUndefined();
});

test('loads one container for all its parts', async () => {
  network.answer(old.entry, { body: old.entry });
  const container = { init: jest.fn(), get: jest.fn() };
  network.onRun(old.entry, () => Object.assign(globalThis, { mfe_my_cards: container }));

  const containers = await Promise.all([run(old), run(old)]);

  expect(containers).toEqual([container, container]);
  expect(container.init).toHaveBeenCalledTimes(1);
});

test('forgets a container that has not loaded, so that the next attempt starts afresh', async () => {
  network.answer(old.entry, { status: 404 });

  await expect(run(old)).rejects.toThrow(`${old.entry} could not be loaded.`);

  expect(runningFor(old)).toBeUndefined();
});

test('keeps the version that has replaced one whose container fails afterwards', async () => {
  const failing = run(old);
  const [script] = [...document.scripts].slice(-1);
  unload(old);
  run(next);

  script?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow();

  expect(runningFor(next)).toBe(next);
});

test('removes the scripts that a failed remote was still waiting for', () => {
  const script = document.createElement('script');
  script.src = old.entry;
  document.head.append(script);
  run(old);

  unload({ ...old, name: 'mfe-unknown' });
  expect(script.isConnected).toBe(true);
  unload(old);
  expect(script.isConnected).toBe(false);
});

test('applies the style files of a remote while any of its parts is mounted', () => {
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  styles.href = old.entry.replace(/[^/]+$/, 'page.css');
  document.head.append(styles);
  run(old);
  const ends = [hold(old.name), hold(old.name)];

  ends[0]?.();
  expect(styles.media).toBe('');
  ends[1]?.();
  expect(styles.media).toBe('not all');
  hold(old.name)();
  unload(old);
  expect(styles.isConnected).toBe(false);
});

test('makes a remote’s name one that a variable can have', () => {
  expect(federatedName('mfe-my-cards')).toBe('mfe_my_cards');
});
