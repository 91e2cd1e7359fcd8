import type { Bank } from '../../bank/Bank.ts';

const SHOWN = 50;

/** The development outbox: what would have been sent, newest first. */
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
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${created_at.toISOString()}</p><pre>${escapeHtml(body)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Development outbox</title>
</head>
<body>
<h1>Development outbox</h1>
<p>What the bank would have sent if a mail server were configured. Reload for more.</p>
${articles.join('\n') || '<p>Nothing yet. Ask for a password reset, then reload.</p>'}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
