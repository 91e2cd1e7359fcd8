import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { read } from './documentedCommands.ts';

const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const pages = ['README.md', 'AGENTS.md', ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];
const LINK = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/** Names a heading as the pages' readers do: https://github.com/gjtorikian/html-pipeline. */
function anchorsOf(page: string): string[] {
  const headings = withoutCode(read(page)).matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function withoutCode(text: string): string {
  return text.replace(/^```.*?^```/gms, '');
}

test.each(pages)('the links of %s lead to what is there', (page) => {
  const lost = [...withoutCode(read(page)).matchAll(LINK)].filter(([, file, anchor]) => {
    const target = file ? path.join(path.dirname(page), file) : page;
    const isThere = existsSync(path.join(root, target));
    return !isThere || (anchor && !isAnchor(target, anchor));
  });

  expect(lost.map(([link]) => link)).toEqual([]);
});

function isAnchor(target: string, anchor: string): boolean {
  return statSync(path.join(root, target)).isFile() && anchorsOf(target).includes(anchor);
}
