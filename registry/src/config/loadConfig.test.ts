import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadAlerts, loadConfig, loadReleaseRules, loadServices } from './loadConfig.ts';

const shipped = path.resolve(__dirname, '../../../bank.config.json');

async function configWith(change: (config: Record<string, unknown>) => void): Promise<string> {
  const config = JSON.parse(await readFile(shipped, 'utf8')) as Record<string, unknown>;
  change(config);
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'config-')), 'bank.json');
  await writeFile(file, JSON.stringify(config));
  return file;
}

test('accepts the configuration that the repository ships', async () => {
  await expect(loadConfig(shipped)).resolves.toMatchObject({
    bankName: 'International Bank',
    tagline: 'Serving To Empower You',
    basePath: '/banking/',
    apiBase: '/api/v1',
    environment: 'prod',
    version: 'v1.0.0',
    dataMode: 'sample',
    languages: ['en', 'es', 'ar'],
    telemetrySample: 1,
  });
});

test('accepts languages with their regions', async () => {
  const languages = ['en', 'es-MX', 'ar-EG-u-nu-latn'];
  const file = await configWith((config) => Object.assign(config, { languages }));
  await expect(loadConfig(file)).resolves.toMatchObject({ languages });
});

test('accepts an order of the sidebar’s entries, also of pages that nothing mounts', async () => {
  const navigationOrder = ['/dashboard', '/insurance'];
  const file = await configWith((config) => Object.assign(config, { navigationOrder }));
  await expect(loadConfig(file)).resolves.toMatchObject({ navigationOrder });
});

test('accepts the entries of a phone’s bar', async () => {
  const navigationBar = ['/dashboard', '/insurance'];
  const file = await configWith((config) => Object.assign(config, { navigationBar }));
  await expect(loadConfig(file)).resolves.toMatchObject({ navigationBar });
});

test.each([
  ['basePath', 'banking', '"basePath" is "banking". Expected a path with both slashes'],
  ['apiBase', '/api/v1/', '"apiBase" is "/api/v1/". Expected a path'],
  ['dataMode', 'demo', '"dataMode" is "demo". Expected "sample" or "live"'],
  ['siteUrl', 'bank.example', '"siteUrl" is "bank.example". Expected an absolute http(s) URL'],
  ['siteUrl', 'javascript:alert(1)', '"siteUrl" is "javascript:alert(1)"'],
  ['version', 1, '"version" is 1. Expected a version'],
  ['eventsUrl', '/events', '"eventsUrl" is "/events". Expected an absolute http(s) URL'],
  ['telemetrySample', 1.1, '"telemetrySample" is 1.1. Expected a share from 0 to 1, such as 0.1'],
  ['idleMinutes', 1, '"idleMinutes" is 1. Expected a whole number of minutes from 3 to 480'],
  ['navigationGroups', [], '"navigationGroups" is []. Expected a list of different names'],
  ['navigationGroups', ['Main', 'Main'], '"navigationGroups" is ["Main","Main"]. Expected a list of different names'],
  ['navigationOrder', ['cards'], '"navigationOrder.0" is "cards". Expected a path such as "/accounts"'],
  ['navigationOrder', ['/cards', '/cards'], '"navigationOrder" is ["/cards","/cards"]. Expected a list of different'],
  [
    'navigationBar',
    ['/a', '/b', '/c', '/d', '/e'],
    '"navigationBar" is ["/a","/b","/c","/d","/e"]. Expected a list of up to four',
  ],
  ['languages', [], '"languages" is []. Expected a list of different languages out of en, es, ar'],
  ['languages', ['english'], '"languages.0" is "english"'],
  ['languages', ['es_ES'], '"languages.0" is "es_ES"'],
  ['overrides', 'yes', '"overrides" is "yes". Expected true or false'],
  ['bankName', ' ', '"bankName" is " ". Expected a name'],
  ['slots', { widget: [] }, '"slots.widget" is not known'],
  ['slots', { 'bank/dashboard/widget@1': ['Cards!'] }, 'Expected lower-case letters, digits and hyphens'],
  ['services', { cards: {} }, '"services.cards" is {}. Expected an object with "upstream"'],
  [
    'services',
    { cards: { upstream: 'http://me:secret@host' } },
    '"services.cards.upstream" is "http://me:secret@host"',
  ],
  ['services', { cards: { upstream: 'http://host', timeoutMs: 60_000 } }, 'Expected milliseconds from 100 to 20000'],
  ['supportEmail', 'help@bank..example', '"supportEmail" is "help@bank..example". Expected an e-mail address.'],
  ['supportEmail', 'help@[127.0.0.1].x', '"supportEmail" is "help@[127.0.0.1].x". Expected an e-mail address.'],
  ['services', { Cards: { upstream: 'http://host' } }, '"services.Cards" is not known'],
])('refuses %s = %p in one line that names the key', async (key, value, message) => {
  const file = await configWith((config) => {
    config[key] = value;
  });

  const error = await loadConfig(file).then(String, (reason: Error) => reason.message);

  expect(error).toContain(message);
  expect(error).not.toContain('\n');
});

test('names a key that is missing, and what it should hold', async () => {
  const file = await configWith((config) => {
    delete config.supportEmail;
  });

  await expect(loadConfig(file)).rejects.toThrow('"supportEmail" is missing. Expected an e-mail address.');
});

test('names a key that it does not know', async () => {
  const file = await configWith((config) => {
    config.basepath = '/banking/';
  });

  await expect(loadConfig(file)).rejects.toThrow('"basepath" is not known');
});

test('says which file cannot be read, and how to name another', async () => {
  await expect(loadConfig('/nowhere/bank.json')).rejects.toThrow('/nowhere/bank.json cannot be read. Create it, or');
});

test('tells the services to who asks for them, and not to pages', async () => {
  const services = {
    cards: { upstream: 'http://10.0.0.7:4100/v2', timeoutMs: 3000, maxBodyBytes: 1024, maxAnswerBytes: 2048 },
    loans: { upstream: 'https://[::1]:4101' },
  };
  const file = await configWith((config) => {
    config.services = services;
  });

  expect(await loadServices(file)).toEqual(services);
  expect(await loadConfig(file)).not.toHaveProperty('services');
  expect(await loadServices(shipped)).toEqual({});
});

test.each([
  ['v1', '/api/v1', '"services" has one at /api/v1, which is taken by /api/v1. Rename the service.'],
  ['cards', '/api', '"services" has one at /api/cards, which is taken by /api. Rename the service.'],
  ['cards', 'https://api.bank.example', '"services" has "cards", but "apiBase" is https://api.bank.example'],
])('refuses the service %s with the API at %s', async (name, apiBase, message) => {
  const file = await configWith((config) => {
    Object.assign(config, { apiBase, services: { [name]: { upstream: 'http://10.0.0.7:4100' } } });
  });

  await expect(loadServices(file)).rejects.toThrow(message);
});

test('tells how releases are guarded to who asks, with what is usual where nothing is said', async () => {
  const file = await configWith((config) => {
    config.releases = { guard: true, visits: 500 };
  });

  expect(await loadReleaseRules(file)).toEqual({
    guard: true,
    percent: 10,
    visits: 500,
    minutes: 10,
    autoRollback: false,
  });
  expect(await loadConfig(file)).not.toHaveProperty('releases');
});

test('alerts need the secret that signs them, which pages do not see', async () => {
  const url = 'https://alerts.example/bank';
  const file = await configWith((config) => {
    config.alerts = { url };
  });
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

  expect(await loadAlerts(file, { BANK_ALERTS_SECRET: secret })).toEqual({ url, secret });
  expect(await loadAlerts(shipped, {})).toBeUndefined();
  expect(await loadConfig(file)).not.toHaveProperty('alerts');
  await expect(loadAlerts(file, {})).rejects.toThrow(
    'BANK_ALERTS_SECRET, which signs them, is missing. Make one: openssl',
  );
  await expect(loadAlerts(file, { BANK_ALERTS_SECRET: 'short' })).rejects.toThrow('is too short, or no base64');
});
