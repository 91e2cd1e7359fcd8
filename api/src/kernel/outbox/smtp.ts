import { createTransport } from 'nodemailer';
import type { Transport } from './Message.ts';

const TIMEOUT_MS = 15_000;

export function smtp(url: string, from: string): Transport {
  const mail = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ recipient, subject, body }) => {
      await mail.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
    },
  };
}
