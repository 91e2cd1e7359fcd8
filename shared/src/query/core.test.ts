import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCore } from './core';

const { watchQuery, watchPages } = createCore();

async function collectGarbage() {
  // What was looked at through a weak reference is kept until the task ends.
  await setImmediate();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function renderQuery() {
  const request = { key: ['/accounts'] as const, load: async () => 'four accounts' };
  watchQuery(request).resultOf(request);
  return new WeakRef(request.load);
}

function renderPages() {
  const request = { key: ['/transactions'] as const, load: async () => ['one'], nextOf: () => null };
  watchPages(request).resultOf(request);
  return [new WeakRef(request.load), new WeakRef(request.nextOf)];
}

test.each([
  ['a query', () => [renderQuery(), renderQuery()]],
  ['pages', () => [...renderPages(), ...renderPages()]],
])('%s of a render that never got on screen is not held on to by the cache', async (_, render) => {
  const functions = render();

  await collectGarbage();

  expect(functions.map((held) => held.deref())).toEqual(functions.map(() => undefined));
});
