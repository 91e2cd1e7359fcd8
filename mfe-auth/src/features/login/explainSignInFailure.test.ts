import { problemError } from '../../testing/mockLiveBank';
import { explainSignInFailure } from './explainSignInFailure';

afterEach(() => jest.useRealTimers());

test('blames the credentials only when the server refused them', () => {
  expect(explainSignInFailure(problemError(401, {}))).toMatch('username or password is not correct');
  expect(explainSignInFailure(problemError(400, {}))).toMatch('username or password is not correct');
});

test('says for how long and until when nobody may try', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 10, 50, 30) });

  expect(explainSignInFailure(problemError(429, { retryAfter: 870 }))).toMatch('in 15 minutes, at 11:05');
  expect(explainSignInFailure(problemError(429, { retryAfter: 20 }))).toMatch('in 1 minute, at 10:50');
});

test('asks to wait where it is not told how long, and while the server is in trouble', () => {
  expect(explainSignInFailure(Object.assign(new Error(), { response: { status: 429 } }))).toMatch('Too many attempts');
  expect(explainSignInFailure(problemError(503, {}))).toMatch('not available right now');
});

test('speaks of the connection when no answer came', () => {
  expect(explainSignInFailure(new Error('Network Error'))).toMatch('Check your connection');
  expect(explainSignInFailure(undefined)).toMatch('Check your connection');
});
