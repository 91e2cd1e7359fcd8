import { signInLines } from './signInLines';

const ready = { address: 'http://127.0.0.1:4711', demo: { username: 'demo', password: 'secret' } };
const bank = 'http://localhost:3000';

test('names the page of messages where there is one', () => {
  expect(signInLines({ ...ready, hasOutboxPage: true }, bank)).toEqual([
    'Sign in as demo with the password secret',
    'Messages with codes: http://localhost:3000/api/v1/development/outbox',
  ]);
});

test('names no page where the messages leave by mail', () => {
  expect(signInLines({ ...ready, hasOutboxPage: false }, bank)).toEqual(['Sign in as demo with the password secret']);
});

test('says nothing of customers where there are real ones', () => {
  expect(signInLines({ address: ready.address, hasOutboxPage: false }, bank)).toEqual([]);
});
