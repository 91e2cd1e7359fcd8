import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

const SOURCE = /\.(ts|tsx|mjs|js|cjs)$/;
/** Generated files, and migrations, which never change once they are released. */
const EXEMPT = /\/migrations\/\d|^(mfe-\w+|shared)\/src\/api(\/schema)?\.ts$/;
const PREPOSITIONS =
  'After|Among|As|At|Before|Beside|By|Else|For|From|In|Of|On|Through|To|Under|Until|With|Within|Without';
/** `...{ a, b }` packs several properties into a line. */
const PACKED = /^\s*\.\.\.\{ /;
const BARE = new RegExp(`^\\s*(?://|\\*|/\\*\\*) ?(?:${PREPOSITIONS}) `);

test('a comment is a sentence: none begins with a preposition of which the reader has to guess the subject', () => {
  expect(linesWith(BARE)).toEqual([]);
});

test('each property of an object stands by itself', () => {
  expect(linesWith(PACKED)).toEqual([]);
});

function linesWith(pattern: RegExp): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => SOURCE.test(file) && !EXEMPT.test(file));
  expect(sources.length).toBeGreaterThan(1000);
  return sources.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? `${file}:${at + 1} ${line.trim()}` : [])),
  );
}
