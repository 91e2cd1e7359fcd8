import { FakeChannel } from '../testing/FakeChannel';
import { sessionSignal, setSession, useSession } from './store';
import { watchSession } from './watchSession';

const MARKER = 'bank:session';
const state = () => useSession.getState();

let stop: () => void;
let other: FakeChannel;
let heard: unknown[];

beforeEach(() => {
  setSession('signed-out');
  stop = watchSession();
  heard = [];
  other = new FakeChannel('bank');
  other.onmessage = ({ data }) => heard.push(data);
});

afterEach(() => {
  other.close();
  stop();
});

test('remembers a session without anything secret', () => {
  setSession('signed-in');

  expect(state().status).toBe('signed-in');
  expect({ ...localStorage }).toEqual({ [MARKER]: state().id });
});

test('forgets it on signing out', () => {
  setSession('signed-in');

  setSession('signed-out');

  expect(state().status).toBe('signed-out');
  expect(localStorage.getItem(MARKER)).toBeNull();
});

test('keeps the session over a reload', async () => {
  localStorage.setItem(MARKER, 'signed-in');
  jest.resetModules();

  const reloaded = await import('./store');

  expect(reloaded.useSession.getState()).toEqual({ status: 'signed-in', id: 'signed-in' });
});

test('tells the other tabs of a beginning and of an end', () => {
  setSession('signed-in');
  const { id } = state();
  setSession('signed-out', 'inactive');

  expect(heard).toEqual([
    { kind: 'signed-in', id },
    { kind: 'signed-out', end: 'inactive', id },
  ]);
});

test('follows the other tabs in both directions, with the reason, until it is stopped', () => {
  other.postMessage({ kind: 'signed-in', id: 'one' });
  expect(state()).toEqual({ status: 'signed-in', id: 'one' });

  other.postMessage({ kind: 'signed-out', end: 'left' });
  expect(state()).toEqual({ status: 'signed-out', end: 'left' });

  stop();
  other.postMessage({ kind: 'signed-in', id: 'two' });
  expect(state().status).toBe('signed-out');
});

test('is not ended by the late end of another session', () => {
  setSession('signed-in');

  other.postMessage({ kind: 'signed-out', end: 'expired', id: 'an older one' });

  expect(state().status).toBe('signed-in');
});

test('leaves the marker of a newer session alone when this tab’s own turns out to have expired', () => {
  setSession('signed-in');
  localStorage.setItem(MARKER, 'newer');

  setSession('signed-out', 'expired');

  expect(localStorage.getItem(MARKER)).toBe('newer');
});

test('signs out of whatever session there is when the customer leaves', () => {
  setSession('signed-in');
  localStorage.setItem(MARKER, 'newer');

  setSession('signed-out', 'left');

  expect(localStorage.getItem(MARKER)).toBeNull();
  expect(heard.at(-1)).toEqual({ kind: 'signed-out', end: 'left' });
});

test.each([
  ['began', 'new', { status: 'signed-in', id: 'new' }],
  ['ended', null, { status: 'signed-out', end: 'left' }],
])('learns of a session that %s in another tab before this one listened', (_, id, expected) => {
  setSession('signed-in');
  if (id) setSession('signed-out');
  stop();
  if (id) localStorage.setItem(MARKER, id);
  else localStorage.removeItem(MARKER);

  stop = watchSession();

  expect(state()).toEqual(expected);
});

test('looks again when the browser brings the page back, and takes another customer’s session for another one', () => {
  setSession('signed-in');
  const mine = sessionSignal();
  localStorage.setItem(MARKER, 'another');

  window.dispatchEvent(new Event('pageshow'));
  expect(state()).toEqual({ status: 'signed-in', id: 'another' });
  expect(mine?.aborted).toBe(true);

  localStorage.removeItem(MARKER);
  window.dispatchEvent(new Event('pageshow'));
  expect(state().status).toBe('signed-out');
});

test('has a signal for the session that is on, aborted at its end, and none without a session', () => {
  expect(sessionSignal()).toBeUndefined();

  setSession('signed-in');
  const signal = sessionSignal();
  expect(signal?.aborted).toBe(false);
  setSession('signed-out');

  expect(signal?.aborted).toBe(true);
  expect(sessionSignal()).toBeUndefined();
});
