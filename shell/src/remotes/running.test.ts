import { registerRemotes } from '@module-federation/enhanced/runtime';
import { startRuntime } from '../testing/releases';
import { mountOf, remoteAt } from '../testing/remotes';
import { cachedPart, cachePart, federatedName, hasOtherVersion, run, runningFor, unload } from './running';

const old = remoteAt('/cards', { name: 'mfe-my-cards', version: '1' });
const next = remoteAt('/cards', { name: 'mfe-my-cards', version: '2' });
const Page = () => null;

startRuntime();
jest.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => unload(old.name));

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
  run(old, next.version);

  expect([runningFor(old), runningFor(next)]).toEqual([old, old]);
  expect(hasOtherVersion(next)).toBe(false);
  expect(hasOtherVersion({ ...next, version: '3' })).toBe(true);
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

  unload(old.name);

  expect(Object.keys(globalThis).filter((key) => key.includes('Chunkmfe'))).toEqual([
    'rspackChunkmfe_my_cards_too',
    'otherChunkmfe_my_cards',
  ]);
  run(next);
  expect(runningFor(next)).toBe(next);
  expect(cachedPart(next, mountOf(next))).toBeUndefined();
});

test('removes the scripts that a failed remote was still waiting for', () => {
  const script = document.createElement('script');
  script.src = old.entry;
  document.head.append(script);
  run(old);

  unload('mfe-unknown');
  expect(script.isConnected).toBe(true);
  unload(old.name);
  expect(script.isConnected).toBe(false);
});

test('replaces in the federation runtime only what it has registered itself', () => {
  const entry = '/before/remoteEntry.js';
  registerRemotes([{ name: 'mfe_registered', entry }]);

  run(remoteAt('/cards', { name: 'mfe-registered' }));

  expect(console.warn).not.toHaveBeenCalledWith(expect.stringContaining('"mfe_registered" is already registered'));
  unload('mfe-registered');
  run(remoteAt('/cards', { name: 'mfe-registered' }));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"mfe_registered" is already registered'));
  unload('mfe-registered');
});

test('makes a remote’s name one that a variable can have', () => {
  expect(federatedName('mfe-my-cards')).toBe('mfe_my_cards');
});
