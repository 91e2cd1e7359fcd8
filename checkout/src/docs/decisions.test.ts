import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { read } from './documentedCommands.ts';
import { countWords, longSentences, sentencesOf } from './sentences.ts';

const FOLDER = 'docs/decisions';
const MAX_WORDS = 450;

const decisions = readdirSync(path.join(root, FOLDER)).filter((name) => /^\d{4}-.*\.md$/.test(name));

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

  expect(sections).toEqual(['Context', 'Decision', 'Consequences']);
  expect(countWords(sentencesOf(text).join(' '))).toBeLessThanOrEqual(MAX_WORDS);
  expect(longSentences(text)).toEqual([]);
});
