import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  BANK_SMTP: 'smtps://bank:secret@mail.example',
  DATABASE_URL: 'postgresql://bank:secret@db.example/bank',
};

test('needs nothing to begin with', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 0, databaseUrl: undefined, isProduction: false });
});

test.each(['BANK_SMTP', 'DATABASE_URL'])('does not start in production without %s', (name) => {
  expect(readSettings(production).isProduction).toBe(true);
  expect(() => readSettings({ ...production, [name]: undefined })).toThrow(`${name} is missing`);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://bank:secret@db.example'],
  ['BANK_SMTP', 'bank:secret@mail'],
])('refuses %s=%s without repeating a secret', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
  expect(() => readSettings({ [name]: value })).not.toThrow(/secret/);
});
