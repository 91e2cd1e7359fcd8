import type { BankConfig } from '@bank/shared/config';
import { escapeHtml } from './escapeHtml.ts';

/** What customers see while the gateway has nothing that it may serve. It asks again by itself. */
export function unavailablePage({ bankName, supportPhone }: BankConfig): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="5">
<title>${escapeHtml(bankName)} is starting</title>
</head>
<body>
<h1>${escapeHtml(bankName)} will be back in a moment</h1>
<p>This page tries again by itself. Your accounts are safe. If it takes longer, call us: ${escapeHtml(supportPhone)}.</p>
</body>
</html>
`;
}
