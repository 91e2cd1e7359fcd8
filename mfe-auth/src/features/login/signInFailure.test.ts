import { signInFailure } from './signInFailure';

const answered = (status: number) => Object.assign(new Error('Request failed'), { response: { status } });

test('blames the credentials only when the server refused them', () => {
  expect(signInFailure(answered(401))).toMatch('username or password is not correct');
  expect(signInFailure(answered(400))).toMatch('username or password is not correct');
});

test('asks to wait after too many attempts and while the server is in trouble', () => {
  expect(signInFailure(answered(429))).toMatch('Too many attempts');
  expect(signInFailure(answered(503))).toMatch('not available right now');
});

test('speaks of the connection when no answer came', () => {
  expect(signInFailure(new Error('Network Error'))).toMatch('Check your connection');
  expect(signInFailure(undefined)).toMatch('Check your connection');
});
