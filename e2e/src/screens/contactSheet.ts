import type { Look } from './openState.ts';

export interface Shot {
  state: string;
  look: Look;
  /** Relative to the sheet. */
  file: string;
}

const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All screens of the bank</title>
<style>
  body { margin: 24px; background: #e8e8ea; font: 14px/1.5 system-ui, sans-serif; }
  section > div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding-block-end: 16px; }
  figure { flex: none; margin: 0; }
  img { display: block; height: 480px; width: auto; border: 1px solid #bbb; }
  nav a { margin-inline-end: 12px; white-space: nowrap; }
</style>
${body}
</html>
`;

/** One HTML page: a row for each state, in it every width, theme and language. */
export function contactSheet(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ state }) => state))];
  const links = names.map((name, at) => `<a href="#s${at}">${escapeHtml(name)}</a>`).join('\n');
  const rows = names.map((name, at) => {
    const figures = shots.filter(({ state }) => state === name).map(figureOf);
    return `<section id="s${at}"><h2>${escapeHtml(name)}</h2><div>\n${figures.join('\n')}\n</div></section>`;
  });
  return page(`<h1>${shots.length} screens</h1>\n<nav>${links}</nav>\n${rows.join('\n')}`);
}

function figureOf({ state, look: { width, theme, language }, file }: Shot): string {
  const caption = `${width} px, ${theme}, ${language}`;
  const alt = escapeHtml(`${state}: ${caption}`);
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${alt}"></a><figcaption>${caption}</figcaption></figure>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
