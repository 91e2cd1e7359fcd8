import { setSession } from '@bank/shared/session';
import { type FakeApi, installApi, installConfig } from '@bank/shared/testing';
import { REPORT_INTERVAL_MS } from './reportActivity';
import { stayActive, WARNING_MS, watchInactivity } from './watchInactivity';

const LIMIT = 15 * 60_000;
const profile = { body: { firstName: 'Amelia' } };
const press = () => window.dispatchEvent(new Event('keydown'));
let api: FakeApi;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  api = installApi();
  api.answer('GET /auth/me', profile, profile);
  setSession('signed-in');
  stop = watchInactivity(LIMIT);
});

afterEach(() => {
  stop();
  setSession('signed-out');
  jest.useRealTimers();
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
