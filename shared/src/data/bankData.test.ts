import { installConfig, testConfig } from '../testing/testConfig';

beforeEach(() => jest.resetModules());
afterEach(() => installConfig());

test('takes the sample data where the deployment says so', async () => {
  const { bankData } = await import('./bankData');
  const { sampleData } = await import('./sample/sampleData');

  expect(bankData()).toBe(sampleData);
});

test('takes the customer’s own data in a live deployment', async () => {
  installConfig({ ...testConfig, dataMode: 'live' });
  const { bankData } = await import('./bankData');
  const { liveData } = await import('./live/liveData');

  expect(bankData()).toBe(liveData);
});
