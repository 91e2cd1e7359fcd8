import { installConfig, testConfig } from '../testing/testConfig';

beforeEach(() => {
  jest.resetModules();
  installConfig();
});

test('reads the configuration that the gateway put into the page, and keeps the phone number on one line', async () => {
  const { bankConfig } = await import('.');

  expect(bankConfig()).toEqual({ ...testConfig, supportPhone: '+1\u00a0800\u00a0555\u00a00134' });
});

test('reads a configuration that is installed later, whoever has read the one before', async () => {
  const { bankConfig } = await import('.');
  bankConfig();

  installConfig({ dataMode: 'live', supportPhone: '555-0134' });

  expect(bankConfig()).toEqual({ ...testConfig, dataMode: 'live', supportPhone: '555-\u20600134' });
});

test('says what to do when the page does not carry it', async () => {
  const { bankConfig, CONFIG_ELEMENT_ID } = await import('.');
  document.getElementById(CONFIG_ELEMENT_ID)?.remove();

  expect(bankConfig).toThrow('The page carries no <script id="bank-config">. Serve it through the gateway');
});
