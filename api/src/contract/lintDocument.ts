import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modules } from '../modules.ts';
import { openApiDocument } from './openApiDocument.ts';

/** Fetched when they are wanted: no other command needs the 240 packages that they bring. */
const linters = [
  ['@redocly/cli@2.77.0', 'lint', 'openapi.json'],
  ['@stoplight/spectral-cli@6.16.3', 'lint', 'openapi.json', '--ruleset', 'spectral.json', '--fail-severity', 'warn'],
];
const folder = path.resolve(import.meta.dirname, '../../../.cache/openapi');

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(await openApiDocument(modules), null, 2));
writeFileSync(path.join(folder, 'spectral.json'), JSON.stringify({ extends: ['spectral:oas'] }));
for (const args of linters) execFileSync('npx', ['--yes', ...args], { cwd: folder, stdio: 'inherit' });
