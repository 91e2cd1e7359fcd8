import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { modules } from '../modules.ts';

const api = path.resolve(__dirname, '../..');

test('the screens hold the types that the API’s schemas make; if not, run `npm run api:types`', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-types-'));
  const write = ['--import', 'tsx', path.join(__dirname, 'writeClientTypes.ts'), folder];
  await promisify(execFile)(process.execPath, write, { cwd: api });

  const files = new Set(modules.flatMap(({ clientTypes = [] }) => clientTypes));
  expect(files).toContain('shared/src/api/schema.ts');
  for (const file of files) {
    const made = await readFile(path.join(folder, file), 'utf8');
    expect(made).toContain('export interface components');
    expect(await readFile(path.join(api, '..', file), 'utf8')).toBe(made);
  }
  await rm(folder, { recursive: true });
}, 120_000);
