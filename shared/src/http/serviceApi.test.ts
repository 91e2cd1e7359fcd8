import { installApi } from '../testing/api';
import { installConfig, testConfig } from '../testing/testConfig';
import { serviceApi } from './serviceApi';

declare module '../contract' {
  interface Services {
    allowance: {
      '/goals/{id}': {
        put: {
          parameters: { path: { id: string }; query?: { at?: string } };
          requestBody: { content: { 'application/json': { amount: number } } };
          responses: { 200: { content: { 'application/json': { name: string } } } };
        };
      };
    };
  }
}

afterEach(() => installConfig());

const boat = { path: { id: '7/8' }, query: { at: 'once' }, data: { amount: 5 } };

test('asks a service by name, as its remote publishes, at its place on the bank’s origin', async () => {
  installConfig({ ...testConfig, dataMode: 'live' });
  const api = installApi();
  api.answer('PUT /api/allowance/goals/7%2F8', { body: { name: 'A boat' } });
  const ask = serviceApi('allowance');

  const goal: { name: string } = await ask('PUT /goals/{id}', boat);

  expect(goal).toEqual({ name: 'A boat' });
  expect(api.calls).toMatchObject([{ query: { at: 'once' }, body: { amount: 5 } }]);
});

test('asks the mock in sample mode', async () => {
  const ask = serviceApi('allowance', async () => ({
    default: { 'PUT /goals/:id': ({ params, query, body }) => ({ name: params.id, query, body }) },
  }));

  expect(await ask('PUT /goals/{id}', boat)).toEqual({ name: '7/8', query: boat.query, body: boat.data });
});

test('takes no service without types, and no operation that it does not publish', () => {
  const ask = serviceApi('allowance');
  const wrong = () => {
    // @ts-expect-error nobody publishes its types
    serviceApi('loans');
    // @ts-expect-error there is no such operation
    ask('GET /goals/{id}');
    // @ts-expect-error its path has a parameter
    ask('PUT /goals/{id}', { data: { amount: 5 } });
  };

  expect(wrong).toEqual(expect.any(Function));
});
