import { refusal } from '../../testing/liveBank';
import { signInFailure } from './signInFailure';

afterEach(() => jest.useRealTimers());

test('blames the credentials only when the server refused them', () => {
  expect(signInFailure(refusal(401, {}))).toMatch('username or password is not correct');
  expect(signInFailure(refusal(400, {}))).toMatch('username or password is not correct');
});

test('says for how long and until when nobody may try', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 10, 50, 30) });

  expect(signInFailure(refusal(429, { retryAfter: 870 }))).toMatch('in 15 minutes, at 11:05');
  expect(signInFailure(refusal(429, { retryAfter: 20 }))).toMatch('in 1 minute, at 10:50');
});

test('asks to wait where it is not told how long, and while the server is in trouble', () => {
  expect(signInFailure(Object.assign(new Error(), { response: { status: 429 } }))).toMatch('Too many attempts');
  expect(signInFailure(refusal(503, {}))).toMatch('not available right now');
});

test('speaks of the connection when no answer came', () => {
  expect(signInFailure(new Error('Network Error'))).toMatch('Check your connection');
  expect(signInFailure(undefined)).toMatch('Check your connection');
});
