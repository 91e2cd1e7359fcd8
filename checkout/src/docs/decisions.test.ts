import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { read } from './documentedCommands.ts';
import { countWords, sentencesOf } from './sentences.ts';

const FOLDER = 'docs/decisions';
const MAX_WORDS = 450;
const MAX_WORDS_OF_A_SENTENCE = 35;

const decisions = readdirSync(path.join(root, FOLDER)).filter((name) => /^\d{4}-.*\.md$/.test(name));
const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);

function lineOfIndex(file: string): string {
  const text = read(`${FOLDER}/${file}`);
  const [, title = 'without a title'] = /^# (.+)$/m.exec(text) ?? [];
  const [, successor] = /^Superseded by \[(\d{4})\]/m.exec(text) ?? [];
  return `- ${file.slice(0, 4)} [${title}](${file})${successor ? `, superseded by ${successor}` : ''}`;
}

test('the index has each decision once, with its title', () => {
  const lines = decisions.map(lineOfIndex);
  const index = read(`${FOLDER}/README.md`).split('\n');
  const listed = index.filter((line) => /^- \d{4} /.test(line));

  const toAdd = lines.filter((line) => !listed.includes(line));
  const toRemove = listed.filter((line, at) => !lines.includes(line) || listed.indexOf(line) < at);

  expect({ toAdd, toRemove }).toEqual({ toAdd: [], toRemove: [] });
});

test.each(decisions)('%s fits on a page: context, decision and consequences in short sentences', (file) => {
  const text = read(`${FOLDER}/${file}`);
  const sections = [...text.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)].map(([, name]) => name);
  const sentences = sentencesOf(text);

  expect(sections).toEqual(['Context', 'Decision', 'Consequences']);
  expect(countWords(sentences.join(' '))).toBeLessThanOrEqual(MAX_WORDS);
  expect(sentences.filter((sentence) => countWords(sentence) > MAX_WORDS_OF_A_SENTENCE)).toEqual([]);
});

test('links between pages lead to files that exist', () => {
  const dangling = ['README.md', 'AGENTS.md', ...pages.filter((page) => page.endsWith('.md'))].flatMap((page) =>
    [...read(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => path.join(path.dirname(page), link))
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${page}: ${file}`),
  );

  expect(dangling).toEqual([]);
});
