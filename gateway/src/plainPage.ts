import { createHash } from 'node:crypto';
import type { BankConfig } from '@bank/shared/config';
import { directionOf } from '@bank/shared/languages';
import { escapeHtml } from './escapeHtml.ts';

/** Copied, like the mark: the shell, which owns both, is what is missing. */
const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#faf7f2,#0b1120);--ink:light-dark(#191512,#f3f0ea)}
body{display:grid;gap:16px;place-content:center;justify-items:center;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;text-align:center}
p{max-width:44ch;margin:0}h1{margin:0;font-size:24px}strong{font-size:20px}a{color:inherit;white-space:nowrap}`;

const MARK = `<svg width="48" height="48" viewBox="0 0 64 64" aria-hidden="true"><path fill="#e4580d" d="M7 46.26L17.8 37.4V57.29A29 29 0 0 1 7 46.7ZM21.4 34.45L32.2 25.6V61A29 29 0 0 1 21.4 58.99ZM35.8 22.64L46.6 13.79V57.06A29 29 0 0 1 35.8 60.75ZM50.2 10.84A29 29 0 0 1 61 32V32A29 29 0 0 1 50.2 54.58Z"/><path fill="none" stroke="#e4580d" stroke-width="4" d="M5.02 32.94A27 27 0 0 1 47.49 9.88"/></svg>`;

export const PLAIN_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

interface PlainPage {
  config: BankConfig;
  language: string;
  /** HTML, as the others. */
  title: string;
  heading: string;
  paragraphs: string[];
  head?: string;
}

/** Needs no scripts. It is shown when there is nothing of the shell to show. */
export function plainPage({ config, language, title, heading, paragraphs, head = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${MARK}
<strong>${escapeHtml(config.bankName)}</strong>
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</body>
</html>
`;
}
