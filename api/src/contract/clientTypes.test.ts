import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const api = path.resolve(__dirname, '../..');

test('shared holds the types that the API’s schemas make; if not, run `npm run api:types`', async () => {
  const print = ['--import', 'tsx', path.join(__dirname, 'printClientTypes.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, print, { cwd: api });

  expect(stdout).toContain('export interface paths');
  expect(await readFile(path.join(api, '../shared/src/api/schema.ts'), 'utf8')).toBe(stdout);
}, 120_000);
