import type { InternalAxiosRequestConfig } from 'axios';
import { request, startHttp } from './client';
import { createClient } from './createClient';

jest.mock('./createClient', () => ({ createClient: jest.fn(jest.requireActual('./createClient').createClient) }));

const options = { baseURL: '/api/v1', session: () => undefined, onSessionEnd: jest.fn() };

beforeEach(() => jest.mocked(createClient).mockClear());

test('returns the body of the answer', async () => {
  startHttp(options);
  const adapter = jest.fn(async (config: InternalAxiosRequestConfig) => ({
    status: 200,
    statusText: '',
    headers: {},
    config,
    data: { id: 7 },
  }));

  await expect(request({ url: '/things', adapter })).resolves.toEqual({ id: 7 });

  expect(adapter).toHaveBeenCalledWith(expect.objectContaining({ baseURL: '/api/v1', url: '/things' }));
});

test('makes one client for all calls', async () => {
  startHttp(options);
  const adapter = async (config: InternalAxiosRequestConfig) => ({
    status: 200,
    statusText: '',
    headers: {},
    config,
    data: null,
  });

  await Promise.all([request({ adapter }), request({ adapter })]);

  expect(createClient).toHaveBeenCalledTimes(1);
});

test('tries again to make the client after it could not be loaded', async () => {
  startHttp(options);
  const adapter = async (config: InternalAxiosRequestConfig) => ({
    status: 200,
    statusText: '',
    headers: {},
    config,
    data: 'here',
  });
  jest.mocked(createClient).mockImplementationOnce(() => {
    throw new Error('Loading chunk failed.');
  });
  await expect(request({ adapter })).rejects.toThrow('Loading chunk failed.');

  await expect(request({ adapter })).resolves.toBe('here');
});
