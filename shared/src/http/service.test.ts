import { installApi } from '../testing/api';
import { installConfig, testConfig } from '../testing/testConfig';
import { failureOf } from './failure';
import { type ServiceMock, service } from './service';

const limits = { daily: 500 };
const answers: ServiceMock = {
  'GET /limits': ({ query }) => ({ ...limits, query }),
  'GET /limits/:id': ({ params }) => params,
  'PUT /limits/:id': ({ params, body }) => ({ params, body }),
  'POST /limits': ({ refuse }) => refuse(422, 'limit-too-high', 'Choose a limit of at most 1000.'),
};
const mock = jest.fn(async () => ({ default: answers }));
const cards = service('cards', mock);

beforeEach(() => mock.mockClear());
afterEach(() => installConfig());

test('asks the mock in sample mode, with path, query and body', async () => {
  await expect(cards({ url: '/limits?a=1', params: { b: 2, c: undefined } })).resolves.toEqual({
    daily: 500,
    query: { a: '1', b: '2' },
  });
  await expect(cards({ url: '/limits/7' })).resolves.toEqual({ id: '7' });
  await expect(cards({ method: 'put', url: '/limits/7', data: limits })).resolves.toEqual({
    params: { id: '7' },
    body: limits,
  });
});

test('shows what the mock refuses as if the service did', async () => {
  const error = await cards({ method: 'POST', url: '/limits' }).catch((reason: unknown) => reason);

  expect(failureOf(error)).toMatchObject({
    status: 422,
    type: 'limit-too-high',
    text: 'Choose a limit of at most 1000.',
  });
});

test('says which answer the mock lacks', async () => {
  await expect(cards({ method: 'DELETE', url: '/limits/7' })).rejects.toThrow(
    'The mock has no answer to DELETE /limits/7. Add it, or ask for another path.',
  );
});

test('gives a cancelled request no answer', async () => {
  const controller = new AbortController();
  const call = cards({ url: '/limits', signal: controller.signal });
  controller.abort();

  await expect(call).rejects.toThrow('cancelled');
});

test('asks the service in live mode, at its place on the bank’s origin', async () => {
  const api = installApi();
  api.answer('GET /api/cards/limits', { body: limits });

  await expect(cards({ url: '/limits' })).resolves.toEqual(limits);
  expect(mock).not.toHaveBeenCalled();
});

test('asks the service in sample mode too when it runs on the developer’s machine, or has no mock', async () => {
  const api = installApi();
  api.answer('GET /api/cards/limits', { body: limits });
  api.answer('GET /api/loans/limits', { body: limits });

  installConfig({ ...testConfig, localServices: ['cards'] });
  await cards({ url: '/limits' });
  await service('loans')({ url: '/limits' });

  expect(api.calls.map(({ name }) => name)).toEqual(['GET /api/cards/limits', 'GET /api/loans/limits']);
  expect(mock).not.toHaveBeenCalled();
});
