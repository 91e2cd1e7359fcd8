import { startVisit } from '../telemetry/visits';
import { mountOf, remoteAt } from '../testing/remotes';
import { LOOK_INTERVAL_MS, MAX_WAIT_MS, startReporting } from './startReporting';

const startReports = jest.fn();
jest.mock('./startReports', () => ({ startReports: () => startReports() }));

const HEADING = '<h1>Cards</h1>';
const cards = remoteAt('/cards');
const beacon = jest.fn(() => true);
const idle: (() => void)[] = [];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const isIdle = async () => {
  for (const callback of idle.splice(0)) callback();
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  startReports.mockReset();
  beacon.mockClear();
  idle.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

test.each([
  ['no page has come yet', ''],
  ['the splash is shown', `${HEADING}<div id="splash"></div>`],
  ['the page loads its data', `${HEADING}<section aria-busy="true"></section>`],
])('nothing is loaded or sent while %s', async (_, page) => {
  document.body.innerHTML = page;
  startReporting();
  startVisit(cards, mountOf(cards)).end('shown', 'render');
  await pass(MAX_WAIT_MS - 1);
  expect(idle).toEqual([]);
  expect(beacon).not.toHaveBeenCalled();

  document.body.innerHTML = `${HEADING}<section aria-busy="false"></section>`;
  await pass(2 * LOOK_INTERVAL_MS);
  expect([startReports, beacon].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await isIdle();

  expect([startReports, beacon].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('whoever leaves half a second after a page is usable is told of', async () => {
  document.body.innerHTML = HEADING;
  startReporting();

  await pass(500);
  await isIdle();

  expect(startReports).toHaveBeenCalledTimes(1);
});

test('a page that only seems usable between two of its parts is left alone', async () => {
  document.body.innerHTML = HEADING;
  startReporting();
  await pass(LOOK_INTERVAL_MS);
  document.body.innerHTML = `${HEADING}<section aria-busy="true"></section>`;
  await pass(LOOK_INTERVAL_MS);
  document.body.innerHTML = HEADING;
  await pass(LOOK_INTERVAL_MS);

  expect(idle).toEqual([]);
});

test('a page that says for ever that it loads is told of all the same', async () => {
  document.body.innerHTML = `${HEADING}<section aria-busy="true"></section>`;
  startReporting();

  await pass(MAX_WAIT_MS);
  await isIdle();

  expect(startReports).toHaveBeenCalledTimes(1);
});

test('begins once, and without idle times where a browser does not tell them', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  document.body.innerHTML = HEADING;
  startReporting();

  await pass(MAX_WAIT_MS);

  expect(startReports).toHaveBeenCalledTimes(1);
});
