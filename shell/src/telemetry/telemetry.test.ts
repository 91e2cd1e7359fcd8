import { remoteAt } from '../testing/remotes';
import { recordLoad, SLOW_LOAD_MS, useLoadLog } from './loadLog';
import { SEND_INTERVAL_MS, startSending } from './sendEvents';

const cards = remoteAt('/cards', { name: 'mfe-cards' });
const beacon = jest.fn<boolean, [string, string]>();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  beacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  stop = startSending();
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  stop();
  jest.useRealTimers();
});

const load = (name: 'loaded' | 'failed', ago: number, remote = cards) =>
  recordLoad({ name, phase: 'chunk' }, remote, performance.now() - ago);

const sent = () => beacon.mock.calls.flatMap(([, batch]) => JSON.parse(batch) as unknown[]);

test('gathers events and reports them together, with what they are about and nothing else', () => {
  load('loaded', 120);
  load('failed', 40);
  expect(beacon).not.toHaveBeenCalled();

  jest.advanceTimersByTime(SEND_INTERVAL_MS);

  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toBe('/banking/events');
  const facts = { remote: 'mfe-cards', version: cards.version, owner: 'A squad', phase: 'chunk' };
  expect(sent()).toEqual([
    { name: 'ok', ...facts, ms: 120 },
    { name: 'failed', ...facts, ms: 40 },
  ]);
});

test('tells slow loads and those of a developer’s machine from others', () => {
  load('loaded', SLOW_LOAD_MS);
  load('loaded', SLOW_LOAD_MS + 1);
  load('loaded', 10, { ...cards, isDevelopment: true });

  expect(
    useLoadLog
      .getState()
      .events.slice(-3)
      .map(({ name }) => name),
  ).toEqual(['ok', 'slow', 'override']);
});

test('reports what is left when the page goes out of view, and sends nothing twice', () => {
  load('loaded', 10);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);

  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).toHaveBeenCalledTimes(1);

  load('loaded', 10);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).toHaveBeenCalledTimes(2);
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});

test('sends nothing when nothing has happened', () => {
  jest.advanceTimersByTime(10 * SEND_INTERVAL_MS);

  expect(beacon).not.toHaveBeenCalled();
});

test('never troubles the page: a beacon that throws, or that the browser does not have', () => {
  beacon.mockImplementation(() => {
    throw new TypeError('Refused');
  });
  load('loaded', 10);
  expect(() => jest.advanceTimersByTime(SEND_INTERVAL_MS)).not.toThrow();

  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
  load('loaded', 10);
  expect(() => jest.advanceTimersByTime(SEND_INTERVAL_MS)).not.toThrow();
});
