import { mountOf, remoteAt } from '../testing/remotes';
import { SEND_INTERVAL_MS, sendWhenHidden, startSending } from './sendEvents';
import { SLOW_VISIT_MS, shellVisit, startVisit, useVisits } from './visits';

const cards = remoteAt('/cards', { name: 'mfe-cards' });
const beacon = jest.fn<boolean, [string, string]>();

beforeAll(sendWhenHidden);
beforeEach(() => {
  jest.useFakeTimers();
  beacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  startSending();
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

const visit = (outcome: 'shown' | 'fallback' | 'failed', ms = 10, remote = cards) => {
  const visit = startVisit(remote, mountOf(remote));
  jest.advanceTimersByTime(ms);
  visit.end(outcome, 'render');
  return visit;
};

const sent = () => beacon.mock.calls.flatMap(([, batch]) => JSON.parse(batch) as unknown[]);

test('gathers visits and reports them together, with what they are about and nothing else', () => {
  visit('shown', 120);
  visit('fallback', 40);
  expect(beacon).not.toHaveBeenCalled();

  jest.advanceTimersByTime(SEND_INTERVAL_MS);

  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toBe('/banking/events');
  const facts = { type: 'visit', remote: 'mfe-cards', version: cards.version, part: '/cards' };
  expect(sent()).toEqual([
    { ...facts, outcome: 'ok', phase: 'render', ms: 120, retries: 0, isFirst: true },
    { ...facts, outcome: 'fallback', phase: 'render', ms: 40, retries: 0, isFirst: false },
  ]);
});

test('is one event for each visit, whatever becomes of it later', () => {
  const over = visit('shown');
  expect(over.isOver).toBe(true);

  over.end('failed', 'render');
  jest.advanceTimersByTime(SEND_INTERVAL_MS);

  expect(sent()).toMatchObject([{ outcome: 'ok' }]);
});

test('a document is one visit of the shell, from when it was asked for', () => {
  jest.advanceTimersByTime(300);
  const told = Math.round(performance.now());

  shellVisit('7').end('shown', 'render');
  shellVisit('7').end('failed', 'render');

  jest.advanceTimersByTime(SEND_INTERVAL_MS);
  const facts = { type: 'visit', remote: 'shell', version: '7', part: 'document' };
  expect(sent()).toEqual([{ ...facts, outcome: 'ok', phase: 'render', ms: told, retries: 0, isFirst: true }]);
});

test('names the extension that was visited by its slot', () => {
  startVisit(cards, { slot: 'bank/header/items@1', id: 'bell', title: 'Messages', expose: 'Bell', preload: [] }).end(
    'failed',
    'entry',
  );

  jest.advanceTimersByTime(SEND_INTERVAL_MS);

  expect(sent()).toMatchObject([{ part: 'bank/header/items@1 bell', outcome: 'failed', phase: 'entry' }]);
});

test('tells slow visits and those of a developer’s machine from others', () => {
  visit('shown', SLOW_VISIT_MS);
  visit('shown', SLOW_VISIT_MS + 1);
  visit('shown', 10, { ...cards, isDevelopment: true });
  visit('failed', 10, { ...cards, isDevelopment: true });

  expect(
    useVisits
      .getState()
      .visits.slice(-4)
      .map(({ outcome }) => outcome),
  ).toEqual(['ok', 'slow', 'override', 'failed']);
});

test('keeps the latest visits alone, however long the page is open', () => {
  for (let count = 0; count < 201; count += 1) visit('shown', count);

  const { visits } = useVisits.getState();
  expect(visits).toHaveLength(200);
  expect(visits.at(-1)?.ms).toBe(200);
});

test('reports what is left when the page goes out of view, and sends nothing twice', () => {
  visit('shown');
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);

  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacon).toHaveBeenCalledTimes(1);

  visit('shown');
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
  visit('shown');
  expect(() => jest.advanceTimersByTime(SEND_INTERVAL_MS)).not.toThrow();

  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
  visit('shown');
  expect(() => jest.advanceTimersByTime(SEND_INTERVAL_MS)).not.toThrow();
});
