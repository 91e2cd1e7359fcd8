import { createHash } from 'node:crypto';
import type { BankConfig } from '@bank/shared/config';
import { escapeHtml } from './escapeHtml.ts';

/** Copied: the shell, which owns the colours, is what is missing. */
const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#faf7f2,#0b1120);--ink:light-dark(#191512,#f3f0ea)}
body{display:grid;gap:16px;place-content:center;justify-items:center;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;text-align:center}
p{max-width:44ch;margin:0}h1{margin:0;font-size:24px}strong{font-size:20px}a{color:inherit}`;

export const UNAVAILABLE_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

export function unavailablePage({ bankName, supportPhone }: BankConfig): string {
  const bank = escapeHtml(bankName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${bank} is starting</title>
<style>${STYLE}</style>
</head>
<body>
<strong>${bank}</strong>
<h1>${bank} will be back in a moment</h1>
<p>This page tries again by itself. Your accounts are safe. If it takes longer, call us: <a href="tel:${supportPhone.replaceAll(/[^\d+]/g, '')}">${escapeHtml(supportPhone)}</a>.</p>
</body>
</html>
`;
}
