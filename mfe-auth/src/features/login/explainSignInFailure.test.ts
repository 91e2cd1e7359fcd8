import { request } from '@bank/shared/http';
import { type ApiReply, installApi, problem } from '@bank/shared/testing';
import { explainSignInFailure } from './explainSignInFailure';

afterEach(() => jest.useRealTimers());

async function explain(reply: ApiReply): Promise<string> {
  installApi().answer('POST /auth/login', reply);
  const failure = await request({ method: 'post', url: '/auth/login' }).catch((error: unknown) => error);
  return explainSignInFailure(failure).message;
}

test('blames the credentials only when the server refused them', async () => {
  expect(await explain(problem(401))).toMatch('username or password isn’t correct');
  expect(await explain(problem(400))).toMatch('username or password isn’t correct');
});

test('says for how long and until when nobody may try', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 10, 50, 30) });

  expect(await explain(problem(429, { retryAfter: 870 }))).toMatch('in 15 minutes, at 11:05');
  expect(await explain(problem(429, { retryAfter: 20 }))).toMatch('in 1 minute, at 10:50');
});

test('asks to wait where it is not told how long, and while the server is in trouble', async () => {
  expect(await explain({ status: 429 })).toMatch('Too many attempts');
  expect(await explain(problem(503))).toMatch('isn’t available right now');
});

test('speaks of the connection when no answer came', async () => {
  expect(await explain('broken')).toMatch('Check your connection');
  expect(explainSignInFailure(undefined).message).toMatch('Check your connection');
});

test('names the reference of what the bank failed at, and none of what the customer can mend', () => {
  const failed = (status: number) => Object.assign(new Error('Failed'), { response: { status } });

  expect(explainSignInFailure(failed(503)).reference).toMatch(/^[0-9a-f]{16}$/);
  expect(explainSignInFailure(failed(401)).reference).toBeUndefined();
});
