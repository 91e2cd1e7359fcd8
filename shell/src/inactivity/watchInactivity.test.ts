import { setSession, useSession } from '@bank/shared/session';
import { type FakeApi, installApi, installConfig } from '@bank/shared/testing';
import { REPORT_INTERVAL_MS } from './reportActivity';
import { stayActive, useInactivity, WARNING_MS, watchInactivity } from './watchInactivity';

const LIMIT = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const ACTIVE = 'bank:active';
const isWarned = () => useInactivity.getState().endsAt !== undefined;
const session = () => useSession.getState();
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const press = () => window.dispatchEvent(new Event('keydown'));

/** Another tab records activity. */
function otherTabRecordsActivity(): void {
  localStorage.setItem(ACTIVE, String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: ACTIVE }));
}

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  setSession('signed-in');
  stop = watchInactivity(LIMIT);
});

afterEach(() => {
  stop();
  setSession('signed-out');
  jest.useRealTimers();
});

test('warns two minutes before the end, then signs out in a way that leads back', () => {
  pass(LIMIT - WARNING_MS - 1);
  expect(isWarned()).toBe(false);
  pass(1);
  expect(isWarned()).toBe(true);
  expect(WARNING_MS).toBeGreaterThanOrEqual(60_000);

  pass(WARNING_MS - 1);
  expect(session().status).toBe('signed-in');
  pass(1);
  expect(session()).toEqual({ status: 'signed-out', end: 'inactive' });
  expect(isWarned()).toBe(false);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('starts over with a %s', (sign) => {
  pass(LIMIT - WARNING_MS - 5000);
  window.dispatchEvent(new Event(sign));

  pass(LIMIT - WARNING_MS - 1);
  expect(isWarned()).toBe(false);
  pass(1);
  expect(isWarned()).toBe(true);
});

test('starts over with one action on the warning, and with nothing less', () => {
  pass(LIMIT - WARNING_MS);
  press();
  expect(isWarned()).toBe(true);

  stayActive();
  expect(isWarned()).toBe(false);
  pass(LIMIT - WARNING_MS - 1);
  expect(isWarned()).toBe(false);
  expect(session().status).toBe('signed-in');
});

test('counts what is done in another tab, before and during the warning', () => {
  pass(LIMIT - WARNING_MS - 5000);
  otherTabRecordsActivity();
  pass(LIMIT - WARNING_MS);
  expect(isWarned()).toBe(true);

  otherTabRecordsActivity();

  expect(isWarned()).toBe(false);
  pass(WARNING_MS);
  expect(session().status).toBe('signed-in');
});

test('signs out at once when the device wakes up after the end', () => {
  jest.setSystemTime(Date.now() + LIMIT);

  document.dispatchEvent(new Event('visibilitychange'));

  expect(session().end).toBe('inactive');
});

test('signs out at the next visit after a long absence', () => {
  stop();
  jest.setSystemTime(Date.now() + LIMIT);

  stop = watchInactivity(LIMIT);

  expect(session().end).toBe('inactive');
});

test('warns and signs out in time after the device’s clock was set back', () => {
  jest.setSystemTime(Date.now() - 2 * HOUR_MS);
  pass(LIMIT - WARNING_MS);
  pass(LIMIT);

  expect(session().end).toBe('inactive');
});

test('sees activity at once after the device’s clock was set back', () => {
  press();
  pass(5000);
  jest.setSystemTime(Date.now() - 2 * HOUR_MS);
  press();
  pass(LIMIT - WARNING_MS - 1);
  expect(isWarned()).toBe(false);
  press();

  pass(LIMIT - WARNING_MS - 1);
  expect(isWarned()).toBe(false);
  pass(1);
  expect(isWarned()).toBe(true);
});

test('starts the time over with a new session, and never warns while signed out', () => {
  setSession('signed-out', 'left');
  pass(LIMIT * 2);
  expect(isWarned()).toBe(false);

  setSession('signed-in');
  pass(LIMIT - WARNING_MS - 1);
  expect(isWarned()).toBe(false);
  pass(1);
  expect(isWarned()).toBe(true);
});

describe('in live mode', () => {
  const profile = { body: { firstName: 'Amelia' } };
  let api: FakeApi;

  beforeEach(() => {
    api = installApi();
    api.answer('GET /auth/me', profile, profile);
  });

  test('tells the bank every five minutes that a customer is here who needs nothing from it', async () => {
    await jest.advanceTimersByTimeAsync(REPORT_INTERVAL_MS - 1);
    press();
    expect(api.calls).toEqual([]);

    await jest.advanceTimersByTimeAsync(2000);
    press();
    await jest.advanceTimersByTimeAsync(2000);
    press();

    expect(api.calls).toHaveLength(1);
  });

  test('tells the bank after the device’s clock was set back', async () => {
    await jest.advanceTimersByTimeAsync(2000);
    jest.setSystemTime(Date.now() - 2 * HOUR_MS);
    press();
    await jest.advanceTimersByTimeAsync(2000);
    press();
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls).toHaveLength(1);
  });

  test('counts the answer to the warning, and nothing else while it is shown', async () => {
    await jest.advanceTimersByTimeAsync(LIMIT - WARNING_MS);
    press();
    expect(api.calls).toEqual([]);

    stayActive();
    await jest.advanceTimersByTimeAsync(0);

    expect(api.calls).toHaveLength(1);
  });

  test('says nothing when nobody is signed in, or there is no bank to tell', async () => {
    setSession('signed-out');
    await jest.advanceTimersByTimeAsync(REPORT_INTERVAL_MS + 1);
    press();
    installConfig();
    setSession('signed-in');
    await jest.advanceTimersByTimeAsync(REPORT_INTERVAL_MS + 1);
    press();

    expect(api.calls).toEqual([]);
  });
});
