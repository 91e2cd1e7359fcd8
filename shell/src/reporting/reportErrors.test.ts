import { installConfig } from '@bank/shared/testing';
import { startRegistry } from '../remotes/registryStore';
import { releasesRun, run } from '../remotes/running';
import { allowScripts } from '../remotes/scripts';
import { fatalErrors, handleErrors, noteError, noteLoadFailure, rootOptions, watchErrors } from '../telemetry/errors';
import { isQueued, queueEvent, SEND_INTERVAL_MS, startSending } from '../telemetry/sendEvents';
import { installNetwork } from '../testing/network';
import { registryOf, remoteAt } from '../testing/remotes';
import { MAX_ERRORS_PER_MINUTE, reportErrors } from './reportErrors';

const PAGE = '/banking/artifacts/mfe-cards/CardsPage.0123456789.js';
const SHELL = '/banking/artifacts/shell/';
const cards = remoteAt('/cards/:id', { name: 'mfe-cards', version: '2', integrity: { [PAGE]: 'sha384-x' } });
const beacon = jest.fn<boolean, [string, string]>();

beforeAll(() => {
  installConfig();
  Object.assign(globalThis, { __webpack_public_path__: SHELL });
  const network = installNetwork();
  network.answer(cards.entry, 'silence');
  startRegistry(registryOf(1, [cards], '7'));
  allowScripts([{ ...cards, integrity: { [cards.entry]: 'sha384-x' } }]);
  run(cards);
  watchErrors(releasesRun);
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  startSending();
});
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  beacon.mockReset();
  history.replaceState(null, '', '/banking/cards/4711');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.advanceTimersByTime(60_000);
  jest.restoreAllMocks();
});

const sent = async () => {
  await jest.advanceTimersByTimeAsync(SEND_INTERVAL_MS);
  return beacon.mock.calls.flatMap(([, batch]) => JSON.parse(batch) as object[]);
};

function thrownAt(file: string, error = new TypeError('No limit for 4711')): Error {
  return Object.assign(error, { stack: `${error}\n    at limitOf (${new URL(file, location.href).href}:1:20)` });
}

const throwToWindow = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));

test('tells of what occurred before it was loaded, of whose it is and where, and of no data', async () => {
  throwToWindow({ error: thrownAt(PAGE) });
  history.replaceState(null, '', '/banking/elsewhere');
  expect(await sent()).toEqual([]);

  reportErrors({ handleErrors, isQueued, queueEvent });

  expect(await sent()).toEqual([
    {
      type: 'error',
      remote: 'mfe-cards',
      version: '2',
      kind: 'uncaught',
      name: 'TypeError',
      message: 'No limit for <number>',
      stack: ['CardsPage.0123456789.js:1:20'],
      page: '/cards/:id',
      count: 1,
      isFirst: true,
      isNew: true,
      isFatal: false,
    },
  ]);
});

test('takes what nobody waits for, and what React catches or recovers from', async () => {
  const reason = thrownAt(`${SHELL}main.js`);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  rootOptions.onCaughtError(thrownAt(PAGE), { componentStack: '' });
  const wrapped = new Error('Minified React error #520; visit https://react.dev', { cause: thrownAt(PAGE) });
  rootOptions.onRecoverableError(wrapped, {});

  expect(await sent()).toMatchObject([
    { kind: 'rejection', remote: 'shell', version: '7', stack: ['main.js:1:20'] },
    { kind: 'render', remote: 'mfe-cards', name: 'TypeError', isFirst: false },
    { kind: 'recovered', remote: 'mfe-cards', name: 'TypeError' },
  ]);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('marks the first error in a document that took a part of a version from the screen', async () => {
  const first = thrownAt(PAGE, new Error('Gone'));
  rootOptions.onCaughtError(first, { componentStack: '' });
  fatalErrors.add(first);
  rootOptions.onCaughtError(thrownAt(PAGE, new Error('Contained')), { componentStack: '' });
  const second = thrownAt(PAGE, new Error('Gone again'));
  rootOptions.onCaughtError(second, { componentStack: '' });
  fatalErrors.add(second);

  expect(await sent()).toMatchObject([
    { message: 'Gone', isFatal: true },
    { message: 'Contained', isFatal: false },
    { message: 'Gone again', isFatal: false },
  ]);
});

test('finds a remote by its components where the stack is React’s alone', async () => {
  const componentStack = `\n    at CardsPage (${new URL(PAGE, location.href).href}:1:7)`;
  const error = thrownAt(`${SHELL}react.js`, new Error('Minified React error #31; visit https://react.dev'));

  rootOptions.onCaughtError(error, { componentStack });

  expect(await sent()).toMatchObject([
    { remote: 'mfe-cards', message: 'Minified React error #31', stack: ['react.js:1:20'] },
  ]);
});

test('knows whose file it was that did not load, and that a device without a network loads none', async () => {
  noteLoadFailure(new Error('https://bank.example/x.js answered 404.'), cards);
  noteLoadFailure(new TypeError('Failed to fetch'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  noteLoadFailure(new Error('Offline'));

  expect(await sent()).toMatchObject([
    { kind: 'load', remote: 'mfe-cards', version: '2', message: '<address> answered <number>' },
    { kind: 'load', remote: 'shell', version: '7', message: 'Failed to fetch' },
  ]);
});

test('says nothing of a thrown value but its type, which may be data', async () => {
  throwToWindow({ error: 'Amelia Hart', message: 'Uncaught Amelia Hart', filename: location.origin + PAGE, lineno: 3 });
  noteError({ kind: 'rejection', error: { payee: 'Amelia Hart' } });

  const events = await sent();
  expect(events).toMatchObject([
    { remote: 'mfe-cards', message: 'Something else than an error was thrown: string.' },
    { remote: 'unknown', version: '', stack: [] },
  ]);
  expect(JSON.stringify(events)).not.toContain('Amelia');
});

test.each([
  ['a request that was called off', { error: new DOMException('Aborted', 'AbortError') }],
  ['a cancelled call', { error: Object.assign(new Error('canceled'), { name: 'CanceledError' }) }],
  ['sizes that are measured again', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
])('does not take %s for an error', async (_, init) => {
  throwToWindow(init);

  expect(await sent()).toEqual([]);
});

test('tells of an error once with its count, and of ten different ones a minute', async () => {
  for (let count = 0; count < 25; count += 1) throwToWindow({ error: thrownAt(PAGE) });
  expect(await sent()).toMatchObject([{ count: 25, isNew: false }]);

  for (let count = 0; count < 2 * MAX_ERRORS_PER_MINUTE; count += 1)
    throwToWindow({ error: thrownAt(`${SHELL}main.js`, new Error('x'.repeat(count))) });
  throwToWindow({ error: thrownAt(PAGE) });
  expect((await sent()).slice(1)).toHaveLength(MAX_ERRORS_PER_MINUTE);

  jest.advanceTimersByTime(60_000);
  throwToWindow({ error: thrownAt(`${SHELL}main.js`, new Error('x'.repeat(30))) });
  expect((await sent()).slice(1 + MAX_ERRORS_PER_MINUTE)).toHaveLength(1);
});
