import { execFileSync } from 'node:child_process';
import { root } from '../workspace/paths.ts';
import { deadLinks } from './deadLinks.ts';
import { pages, read } from './documentedCommands.ts';
import { longSentences } from './longSentences.ts';

/** A sentence that is longer has to be read twice. */
const MAX_WORDS = 35;
/** It is being rewritten. */
const NOT_YET = ['docs/squad.md'];

test('no sentence of a page has more than 35 words', () => {
  const held = pages().filter(({ file }) => !NOT_YET.includes(file));
  const found = held.flatMap(({ file, text }) =>
    longSentences(text, MAX_WORDS).map((sentence) => `${file}: ${sentence}`),
  );

  expect(found).toEqual([]);
});

test('sentences end at full stops, and so do headings, items and cells', () => {
  const long = Array.from({ length: 20 }, () => 'Word').join(' ');

  expect(longSentences(`# ${long}\n\n- ${long}\n- ${long}. ${long}\n`, 35)).toEqual([]);
  expect(longSentences(`| ${long} ${long} |\n\n\`\`\`sh\n${long} ${long}\n\`\`\`\n`, 35)).toEqual([]);
  expect(longSentences(`- ${long}\n  ${long} and here\n`, 35)).toHaveLength(1);
});

test('every link of a page leads to a file, and to a heading of it', () => {
  expect(pages().flatMap(({ file, text }) => deadLinks(file, text))).toEqual([]);
});

test('a link to a file or a heading that is not there is found', () => {
  const text = 'See [keys](operations/keys.md#keys), [gone](gone.md) and [this](operations.md#no-such-heading).';

  expect(deadLinks('docs/operations.md', text)).toEqual([
    'docs/operations.md: gone.md',
    'docs/operations.md: operations.md#no-such-heading',
  ]);
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
