import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { parse } from '@bank/registry/parse.ts';
import { rolesSchema } from '@bank/registry/roles/schema.ts';
import { pages, read } from './documentedCommands.ts';

const BLOCK = /^```json\n(.*?)^```/gms;
const IN_LINE = /`("\w+": [^`]+)`/g;

const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const blocks = [...read('docs/platform/reference.md').matchAll(BLOCK)].map(([, block = '']) => block);
const inLine = pages().flatMap(({ text }) => [...text.matchAll(IN_LINE)].map(([, setting = '']) => setting));

test.each([...new Set([...blocks, ...inLine])])('the configuration takes %s', async (setting) => {
  const file = path.join(folder, 'bank.config.json');
  const whole = setting.startsWith('"') ? `{${setting}}` : setting;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(read('bank.config.json')), ...JSON.parse(whole) }));

  await expect(loadConfig(file)).resolves.toBeDefined();
});

test('the roles document that docs/platform/roles.md shows is one', () => {
  const [, shown = ''] = [...read('docs/platform/roles.md').matchAll(BLOCK)][0] ?? [];

  expect(parse(rolesSchema, JSON.parse(shown), 'docs/platform/roles.md')).toMatchObject({ version: 4 });
});
