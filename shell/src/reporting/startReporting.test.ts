import { SPLASH_DURATION_MS, SPLASH_FADE_MS } from '../splash/endSplash';
import { startVisit, useVisits } from '../telemetry/visits';
import { mountOf, remoteAt } from '../testing/remotes';
import { startReporting } from './startReporting';

const startReports = jest.fn();
jest.mock('./startReports', () => ({ startReports: () => startReports() }));

const cards = remoteAt('/cards');
const bell = { slot: 'bank/header/items@1', id: 'bell', title: 'Messages', expose: 'Bell', preload: [] };
const idle: (() => void)[] = [];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  startReports.mockReset();
  idle.length = 0;
  useVisits.setState({ visits: [] });
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
});
afterEach(() => jest.useRealTimers());

test('loads nothing before a page is on screen and the browser idles', async () => {
  startReporting();
  startVisit(cards, bell).end('shown', 'render');
  await pass(SPLASH_DURATION_MS + SPLASH_FADE_MS);
  expect(idle).toEqual([]);

  startVisit(cards, mountOf(cards)).end('failed', 'entry');
  await pass(SPLASH_DURATION_MS + SPLASH_FADE_MS);
  expect(startReports).not.toHaveBeenCalled();
  for (const callback of idle) callback();
  await pass(60_000);

  expect(startReports).toHaveBeenCalledTimes(1);
});

test('does not wait for ever where no remote has a page, nor for idle times that a browser does not tell', async () => {
  startReporting();
  await pass(10_001);
  for (const callback of idle) callback();
  await pass(0);
  expect(startReports).toHaveBeenCalledTimes(1);

  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  startReporting();
  startVisit(cards, mountOf(cards)).end('shown', 'render');
  await pass(SPLASH_DURATION_MS + SPLASH_FADE_MS + 1);
  expect(startReports).toHaveBeenCalledTimes(2);
});
