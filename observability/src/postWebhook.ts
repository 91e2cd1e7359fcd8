import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

export interface WebhookReceiver {
  url: string;
  /** Base64, after the prefix `whsec_`. */
  secret: string;
}

export interface WebhookEvent {
  /** The same each time that it is sent: receivers keep the first. */
  id: string;
  /** JSON with `type`, `timestamp` and `data`. */
  body: string;
}

/**
 * Signs as Standard Webhooks do (https://www.standardwebhooks.com).
 * @throws {Error} without the address's path, which may hold a secret, when the receiver does not take it
 */
export async function postWebhook(
  { url, secret }: WebhookReceiver,
  { id, body }: WebhookEvent,
  signal?: AbortSignal,
): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.any(signals),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).origin} answered ${answer.status}.`);
}
