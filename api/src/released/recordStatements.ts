import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Statement } from './statement.ts';

/** The API’s tests, whose requests and jobs are recorded: they go through every endpoint and what it refuses. */
const root = path.resolve(import.meta.dirname, '../../..');
const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-statements-'));
const file = path.join(folder, 'statements');
const env = { ...process.env, BANK_RECORD_STATEMENTS: file };
execFileSync('npx', ['jest', '--selectProjects', 'api', '--testPathIgnorePatterns', 'released'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const { version } = JSON.parse(await readFile(path.join(root, 'api/package.json'), 'utf8'));
const statements = withoutRepetitions(await readFile(file, 'utf8'));
const target = path.join(import.meta.dirname, 'statements.json');
await writeFile(target, `${JSON.stringify({ version, commit, statements }, null, 2)}\n`);
await rm(folder, { recursive: true });
console.log(`${statements.length} statements are in ${path.relative(root, target)}.`);

function withoutRepetitions(lines: string): Statement[] {
  const all = lines
    .trim()
    .split('\n')
    .map((line): Statement => JSON.parse(line));
  const reading = all.filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text));
  const byForm = new Map(reading.map((statement) => [formOf(statement.text), statement]));
  return [...byForm.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, statement]) => statement);
}

/** The same for lists of any length. */
function formOf(text: string): string {
  return text.replace(/\$\d+/g, '$').replace(/(\$|\([^()]*\))(, \1)+/g, '$1');
}
