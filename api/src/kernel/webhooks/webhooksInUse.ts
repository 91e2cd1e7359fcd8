import Type from 'typebox';
import { Value } from 'typebox/value';
import { SetupError } from '../SetupError.ts';

const receivers = Type.Array(
  Type.Object(
    {
      /** What waits for a receiver keeps it by this name, also when its address changes. */
      name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
      url: Type.String({ pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])[:/])[^\\s]+$' }),
      secret: Type.String({ pattern: '^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$' }),
    },
    { additionalProperties: false },
  ),
);

export type Receiver = Type.Static<typeof receivers>[number];

const EXAMPLE = '[{"name":"ledger-feed","url":"https://feed.bank.example/events","secret":"…"}]';

/** `BANK_WEBHOOKS`: the bank's own systems that are told what happens. @throws {SetupError} without what it holds, which is secret */
export function webhooksInUse({ BANK_WEBHOOKS: text }: NodeJS.ProcessEnv = process.env): Receiver[] {
  if (!text) return [];
  const value = parse(text);
  if (!Value.Check(receivers, value)) {
    throw new SetupError(
      `BANK_WEBHOOKS is no list such as ${EXAMPLE}: names of small letters, https addresses, and secrets of 32 base64 characters or more (openssl rand -base64 32).`,
    );
  }
  const names = value.map(({ name }) => name);
  if (new Set(names).size === names.length) return value;
  throw new SetupError('BANK_WEBHOOKS has two receivers of one name. Rename one.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
