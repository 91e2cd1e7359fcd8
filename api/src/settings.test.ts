import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  BANK_SMTP: 'smtps://bank:secret@mail.example',
  DATABASE_URL: 'postgresql://bank:secret@db.example/bank',
  BANK_ORIGIN: 'https://bank.example',
};

test('needs nothing to begin with, which makes a demonstration bank', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 0, databaseUrl: undefined, isDemo: true });
});

test.each(['BANK_SMTP', 'DATABASE_URL', 'BANK_ORIGIN'])('does not start in production without %s', (name) => {
  expect(readSettings(production).isDemo).toBe(false);
  expect(() => readSettings({ ...production, [name]: undefined })).toThrow(`${name} is missing`);
});

test('does not start in production with a card network that anybody could pass for', () => {
  const network = { ...production, BANK_CARD_NETWORK: 'simulator' };
  expect(() => readSettings(network)).toThrow('BANK_CARD_NETWORK_SECRET is missing');
  expect(readSettings({ ...network, BANK_CARD_NETWORK_SECRET: 'r'.repeat(32) }).isDemo).toBe(false);
});

test('does not start with webhooks that nobody could verify', () => {
  expect(() => readSettings({ ...production, BANK_WEBHOOKS: '[{"name":"feed"}]' })).toThrow('BANK_WEBHOOKS is no list');
});

test('makes no demonstration bank of a PostgreSQL unless told, and never in production', () => {
  const { NODE_ENV: _, ...real } = production;
  const { DATABASE_URL } = production;

  expect(readSettings(real).isDemo).toBe(false);
  expect(() => readSettings({ ...real, BANK_ORIGIN: undefined })).toThrow('BANK_ORIGIN is missing');
  expect(readSettings({ DATABASE_URL, BANK_DEMO: 'yes' })).toMatchObject({ isDemo: true, smtpUrl: undefined });
  expect(() => readSettings({ ...production, BANK_DEMO: 'yes' })).toThrow('BANK_DEMO is "yes" in production');
});

test('does not start on a PostgreSQL from which no message could leave', () => {
  const { DATABASE_URL, BANK_ORIGIN } = production;

  expect(() => readSettings({ DATABASE_URL, BANK_ORIGIN })).toThrow(
    'BANK_SMTP is missing: with DATABASE_URL, codes leave by mail. Set it to smtps://user:secret@host, or set BANK_DEMO=yes',
  );
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://bank:secret@db.example'],
  ['DATABASE_REPLICA_URL', 'mysql://bank:secret@db.example'],
  ['DATABASE_REPLICA_URL', 'postgresql://bank:secret@db.example/bank'],
  ['BANK_SMTP', 'bank:secret@mail'],
  ['BANK_DEMO', 'true'],
  ['BANK_CONFIRM_ABOVE', 'much'],
  ['BANK_NEW_FACTOR_HOURS', 'a day'],
  ['BANK_IDLE_MINUTES', '0'],
  ['BANK_IDLE_MINUTES', '20.5'],
  ['BANK_RAIL', 'pigeon'],
  ['BANK_CARD_NETWORK_SECRET', 'a short secret'],
  ['BANK_ORIGIN', 'http://bank.example'],
  ['BANK_ORIGIN', 'https://bank.example/banking/'],
])('refuses %s=%s without repeating a secret', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
  expect(() => readSettings({ [name]: value })).not.toThrow(/secret/);
});
