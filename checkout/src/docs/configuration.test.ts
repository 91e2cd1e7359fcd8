import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { read } from './documentedCommands.ts';

const SERVERS = ['api', 'gateway', 'observability', 'operations', 'registry'];
const VARIABLE = /\b(?:(?:BANK|AWS|OTEL)_[A-Z0-9_]*[A-Z0-9]|DATABASE_(?:REPLICA_)?URL|NODE_ENV)\b/g;
/** Tests and tools of the checkout, which production does not have. */
const ELSEWHERE = /\.(test|proof)\.ts$|(^|\/)(attack|audit|crash|released|testing)\//;
/** Placeholders in pages. */
const NO_VARIABLES = ['BANK_BASE', 'BANK_NAME', 'BANK_WORDS'];

function variablesOf(folder: string): string[] {
  const sources = path.join(folder, 'src');
  const files = readdirSync(path.join(root, sources), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !ELSEWHERE.test(file))
    .flatMap((file) => read(path.join(sources, file)).match(VARIABLE) ?? []);
}

test('the table of the configuration has every variable that a server reads, and no other', () => {
  const page = read('docs/operations/configuration.md');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(VARIABLE) ?? []);
  const known = [...new Set(SERVERS.flatMap(variablesOf))].filter((name) => !NO_VARIABLES.includes(name));

  expect(documented.toSorted()).toEqual(known.toSorted());
});
