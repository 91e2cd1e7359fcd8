import type { Bank } from '../bank/Bank.ts';

const SHOWN = 50;

/** Served as a file, because the content security policy allows no inline styles. */
export const OUTBOX_STYLE = `:root{color-scheme:light dark;--ground:light-dark(#faf7f2,#0b1120);--surface:light-dark(#fff,#131b2c);--ink:light-dark(#191512,#f3f0ea);--muted:light-dark(#5f574e,#a9b1c2);--line:light-dark(#e7e0d6,#263149)}
body{max-width:640px;margin:0 auto;padding:32px 20px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{margin:0;font-size:24px}h2{margin:0;font-size:16px}p{margin:0;color:var(--muted)}h1+p{margin-block-end:24px}
article{margin-block-start:16px;padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
article p{font-size:14px;overflow-wrap:anywhere}pre{margin:12px 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
`;

export async function outboxPage({ db }: Bank): Promise<string> {
  const messages = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'created_at'])
    .where('recipient', '<>', '')
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const articles = messages.map(
    ({ recipient, subject, body, created_at }) =>
      `<article><h2 dir="auto">${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${created_at.toISOString()}</p><pre dir="auto">${escapeHtml(body || 'The code has expired.')}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Development outbox</title>
<link rel="stylesheet" href="outbox.css">
</head>
<body>
<h1>Development outbox</h1>
<p>What the bank would have sent if a mail server were configured. Reload for more.</p>
${articles.join('\n') || '<p>Nothing yet. Register or ask for a password reset, then reload.</p>'}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
