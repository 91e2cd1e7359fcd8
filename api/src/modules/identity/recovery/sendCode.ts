import type { AuditEvent } from '../../../kernel/audit/AuditEvents.ts';
import { recordUnder } from '../../../kernel/audit/record.ts';
import { type Bank, type Connection, later } from '../../../kernel/bank/Bank.ts';
import { hashCode, hashOf, newToken } from '../../../kernel/bank/tokens.ts';
import { post, postDecoy } from '../../../kernel/outbox/post.ts';
import { countOf, type Failures } from '../../../kernel/throttles/failures.ts';
import { newCode, newLongCode } from '../codes/newCode.ts';
import { longCodeHint } from '../messages/messageIn.ts';
import { LONGER_CODES_AFTER } from './codes.ts';

interface SentCode {
  hash: Buffer;
  code_hash: Buffer;
  /** Empty for a code that is too long to be guessed. */
  failure_key: string;
  expires_at: Date;
}

interface Order {
  failures: Failures;
  /** Missing: the same work for nobody. */
  recipient: string | undefined;
  lifeMs: number;
  /** `who`: the number that an unknown customer typed. */
  audit: { event: AuditEvent; customerId: string | undefined; who: string; network: string };
  language: string;
  /** @param hint to stand behind the code; may be empty */
  messageOf(code: string, hint: string): { subject: string; body: string };
  save(trx: Connection, code: SentCode): Promise<unknown>;
}

/** @returns a token that the code belongs to */
export async function sendCode(bank: Bank, { failures, recipient, lifeMs, audit, language, messageOf, save }: Order) {
  const token = newToken();
  const isUnderAttack = (await countOf(bank.db, failures)) >= LONGER_CODES_AFTER;
  const code = isUnderAttack ? newLongCode() : newCode();
  const time = bank.now();
  const expiresAt = later(time, lifeMs);
  const hint = isUnderAttack ? longCodeHint(language) : '';
  const message = { ...messageOf(code, hint), expiresAt };
  await bank.db.transaction().execute(async (trx) => {
    await save(trx, {
      hash: hashOf(token),
      code_hash: hashCode(code, token),
      failure_key: isUnderAttack ? '' : failures.key,
      expires_at: expiresAt,
    });
    if (recipient) await post(trx, time, { ...message, recipient });
    else await postDecoy(trx, time, message);
    const { event, customerId, who, network } = audit;
    await recordUnder(trx, time, customerId, who, { event, network });
  });
  return { token, expiresAt };
}
