import { recordUnder } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashCode, hashOf, isSame } from '../../../kernel/bank/tokens.ts';
import { countFailure } from '../../../kernel/throttles/failures.ts';
import { reportFailures } from '../messages/reportFailures.ts';
import { MAX_WRONG_CODES } from './codes.ts';

const MAX_TRIES = 5;

type CodeTable = 'resets' | 'registrations';

interface Entered {
  token: string;
  code: string;
  network: string;
}

interface Row {
  customer_id: string | null;
  code_hash: Buffer;
  failure_key: string;
}

/** @returns whose code it is; it stays valid until its row is deleted @throws {ProblemError} code-expired, wrong-code */
export async function checkCode(bank: Bank, table: CodeTable, { token, code, network }: Entered) {
  const sent = await countTry(bank, table, token);
  if (!sent) throw codeExpired();
  const inARow = await countInARow(bank, sent);
  const isRight = isSame(sent.code_hash, hashCode(code.toUpperCase(), token));
  if (!isRight || !sent.customer_id) {
    await recordFailure(bank, sent, inARow, network);
    throw fieldProblem('/code', 'That code isn’t correct. Check the latest message from us.', 'wrong-code');
  }
  return { customerId: sent.customer_id, failureKey: sent.failure_key };
}

/** Counts before the code is checked, so that parallel requests get no extra tries. */
function countTry({ db, now }: Bank, table: CodeTable, token: string): Promise<Row | undefined> {
  return db
    .updateTable(table)
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning(['customer_id', 'code_hash', 'failure_key'])
    .executeTakeFirst();
}

/** Gives back the try of a right code that came with something else to correct. */
export async function refundTry({ db }: Bank, table: CodeTable, token: string): Promise<void> {
  await db
    .updateTable(table)
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('hash', '=', hashOf(token))
    .execute();
}

async function countInARow(bank: Bank, { failure_key: key, customer_id }: Row): Promise<number> {
  if (!key) return 0;
  const inARow = await countFailure(bank, { key, customerId: customer_id }, MAX_WRONG_CODES);
  if (inARow === undefined) throw codeExpired();
  return inARow;
}

function recordFailure({ db, now }: Bank, sent: Row, inARow: number, network: string): Promise<void> {
  const time = now();
  const about = { event: 'code-refused', network, details: { inARow } } as const;
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('customers')
      .select(['id', 'language'])
      .where('id', '=', sent.customer_id)
      .executeTakeFirst();
    await reportFailures(trx, time, customer, {
      what: 'wrongCodes',
      inARow,
      isLast: inARow === MAX_WRONG_CODES,
    });
    await recordUnder(trx, time, customer?.id, sent.failure_key, about);
  });
}

export function codeExpired(): ProblemError {
  return new ProblemError('code-expired', 'This code has expired or has already been used. Ask for a new one.');
}
