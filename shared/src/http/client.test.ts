import { type FakeApi, installApi } from '../testing/api';
import { request, startHttp } from './client';

let api: FakeApi;

beforeEach(() => {
  api = installApi();
});

test('returns the body of the answer', async () => {
  api.answer('GET /things', { body: { id: 7 } });

  await expect(request({ url: '/things' })).resolves.toEqual({ id: 7 });
});

test('creates one client for all requests, until it is set up again', async () => {
  api.answer('GET /things', { body: 1 });
  const session = jest.fn(() => undefined);
  const others = jest.fn(() => undefined);
  startHttp({ baseURL: '/api/v1', session, onSessionEnd: () => {} });
  await Promise.all([request({ url: '/things' }), request({ url: '/things' })]);
  expect(session).toHaveBeenCalledTimes(2);

  startHttp({ baseURL: '/api/v1', session: others, onSessionEnd: () => {} });
  await request({ url: '/things' });

  expect(session).toHaveBeenCalledTimes(2);
  expect(others).toHaveBeenCalledTimes(1);
});

test('tries again to make the client after it could not be made', async () => {
  api.answer('GET /things', { body: 'here' });
  const options = { baseURL: '/api/v1', session: () => undefined, onSessionEnd: () => {} };
  let isBroken = true;
  startHttp({
    ...options,
    get baseURL(): string {
      if (isBroken) throw new Error('Loading chunk failed.');
      return '/api/v1';
    },
  });
  await expect(request({ url: '/things' })).rejects.toThrow('Loading chunk failed.');

  isBroken = false;
  await expect(request({ url: '/things' })).resolves.toBe('here');
});

test('says that it was not set up', async () => {
  jest.resetModules();
  const { request: unready } = await import('./client');

  await expect(unready({ url: '/things' })).rejects.toThrow('request() was called before startHttp().');
});
