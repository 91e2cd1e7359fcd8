import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';

/** Links of a page, named as it has them, whose file or heading does not exist. */
export function deadLinks(file: string, text: string): string[] {
  const links = [...text.replace(/^```.*?^```$/gms, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^https?:/.test(link) && !leadsSomewhere(file, link))
    .map((link) => `${file}: ${link}`);
}

function leadsSomewhere(from: string, link: string): boolean {
  const [name = '', heading] = link.split('#');
  const target = name ? path.join(root, path.dirname(from), name) : path.join(root, from);
  if (!existsSync(target)) return false;
  return !heading || !target.endsWith('.md') || anchorsOf(readFileSync(target, 'utf8')).includes(heading);
}

/** The names that GitHub gives to headings. */
function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}
