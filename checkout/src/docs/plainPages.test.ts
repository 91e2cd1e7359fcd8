import { execFileSync } from 'node:child_process';
import { root } from '../workspace/paths.ts';
import { pages, read } from './documentedCommands.ts';
import { longSentences } from './sentences.ts';

test('no sentence of a page has more than 35 words', () => {
  const found = pages().flatMap(({ file, text }) => longSentences(text).map((sentence) => `${file}: ${sentence}`));

  expect(found).toEqual([]);
});

test('sentences end at full stops, and so do headings, items and cells', () => {
  const long = Array.from({ length: 20 }, () => 'Word').join(' ');

  expect(longSentences(`# ${long}\n\n- ${long}\n- ${long}. ${long}\n`)).toEqual([]);
  expect(longSentences(`| ${long} | ${long} |\n\n\`\`\`sh\n${long} ${long}\n\`\`\`\n`)).toEqual([]);
  expect(longSentences(`- ${long}\n  ${long} and here\n`)).toHaveLength(1);
});

test('every file that docs/change.md names exists', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const named = namedFiles(read('docs/change.md'));

  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !tracked.some((file) => isWithin(name, file)))).toEqual([]);
});

/** Such as `AccountTable.tsx`, `api/src/seeds` and `modules/<domain>/contract`. */
function namedFiles(page: string): string[] {
  const code = [...page.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  return code.filter((name) => /^[\w<>*.-]+(\/[\w<>*.-]+)+$|^\w+\.(tsx?|md)$/.test(name) && !name.startsWith('bank/'));
}

function isWithin(name: string, file: string): boolean {
  const any = name.replace(/\./g, '\\.').replace(/<\w+>|\*/g, '[^/]+');
  return new RegExp(`(^|/)${any}(/|$)`).test(file);
}
