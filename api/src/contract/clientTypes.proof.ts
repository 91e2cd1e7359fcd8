import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const api = path.resolve(__dirname, '../..');

test('the screens hold the types that the API’s schemas make; if not, run `npm run api:types`', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-types-'));
  const write = ['--import', 'tsx', path.join(__dirname, 'writeClientTypes.ts'), folder];
  await promisify(execFile)(process.execPath, write, { cwd: api });

  const files = await readdir(folder, { recursive: true });
  const made = files.filter((file) => file.endsWith('.ts'));
  expect(made).toEqual(expect.arrayContaining(['shared/src/api/schema.ts', 'mfe-payments/src/api.ts']));
  for (const file of made) {
    const types = await readFile(path.join(folder, file), 'utf8');
    expect(types).toContain('export interface components');
    expect(await readFile(path.join(api, '..', file), 'utf8')).toBe(types);
  }
  await rm(folder, { recursive: true });
}, 120_000);
