import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { takeSecretFiles } from './takeSecretFiles.ts';

async function fileWith(text: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'secret-')), 'secret');
  await writeFile(file, text);
  return file;
}

test('a secret is what its file holds, without the line’s end', async () => {
  const env: NodeJS.ProcessEnv = {
    DATABASE_URL_FILE: await fileWith('postgresql://bank@db/bank\n'),
    OTHER_FILE: '/none',
  };

  takeSecretFiles(env, ['DATABASE_URL', 'BANK_SMTP'], Error);

  expect(env).toMatchObject({ DATABASE_URL: 'postgresql://bank@db/bank' });
  expect(env).not.toHaveProperty('BANK_SMTP');
});

test('two ways to say one thing are refused, and neither is said', async () => {
  const env = { BANK_SMTP: 'smtp://a', BANK_SMTP_FILE: await fileWith('smtp://b') };

  expect(() => takeSecretFiles(env, ['BANK_SMTP'], Error)).toThrow('BANK_SMTP and BANK_SMTP_FILE are both set');
});

test('a file that is missing stops the start, by its name', () => {
  expect(() => takeSecretFiles({ BANK_SMTP_FILE: '/none/url' }, ['BANK_SMTP'], Error)).toThrow(
    '/none/url cannot be read (ENOENT).',
  );
});
