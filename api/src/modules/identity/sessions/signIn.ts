import type { ExpressionBuilder } from 'kysely';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import type { Tables } from '../../../kernel/database/tables.ts';
import { beginAttempt } from './beginAttempt.ts';
import { rememberDevice } from './devices.ts';
import { type StartedSignIn, startSecondStep } from './signInProofs.ts';
import type { SignedIn } from './startOnDevice.ts';
import { startSession } from './startSession.ts';

interface Credentials {
  username: string;
  password: string;
}

/**
 * Neither response nor timing reveals whether the username exists.
 * @returns a proof of the password where the customer signs in in two steps
 */
export async function signIn(
  bank: Bank,
  { username, password }: Credentials,
  client: Client,
): Promise<SignedIn | StartedSignIn> {
  const name = username.trim().toLowerCase();
  const customer = await findByName(bank, name);
  const attempt = await beginAttempt(bank, { name, customer, client });
  const isRight = await attempt.verify(customer?.password_hash, password);
  const started =
    customer && isRight ? await start(bank, customer, client, attempt.isKnown ? client.device : undefined) : undefined;
  if (!started) {
    const detail = 'That username or password isn’t correct. Check both and try again.';
    throw await attempt.fail('sign-in-refused', new ProblemError('wrong-credentials', detail));
  }
  await attempt.succeed();
  return started;
}

function findByName({ db }: Bank, name: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'language', 'password_hash'])
    .where(({ eb, fn }) => eb(fn('lower', ['username']), '=', name))
    .executeTakeFirst();
}

/**
 * @param known the browser's device token, if it has one of this customer
 * @returns `undefined` when the customer has set a new password since this one was looked at
 */
function start(
  bank: Bank,
  { id, language, password_hash }: { id: string; language: string | null; password_hash: string | null },
  client: Client,
  known: string | undefined,
): Promise<SignedIn | StartedSignIn | undefined> {
  const isSame = ({ eb, and }: ExpressionBuilder<Tables, 'customers'>) =>
    and([eb('id', '=', id), eb('password_hash', '=', password_hash)]);
  return bank.db.transaction().execute(async (db) => {
    // Either locks the row and makes a new password wait, so that it also ends the session that begins here.
    const isKept = client.language === undefined || client.language === language;
    const isCurrent = isKept
      ? await db.selectFrom('customers').select('id').where(isSame).forShare().executeTakeFirst()
      : await db
          .updateTable('customers')
          .set({ language: client.language })
          .where(isSame)
          .returning('id')
          .executeTakeFirst();
    if (!isCurrent) return undefined;
    const secondStep = await startSecondStep({ ...bank, db }, id);
    if (secondStep) return secondStep;
    const device = known ?? (await rememberDevice({ ...bank, db }, id, client));
    const how = { isNewDevice: known === undefined };
    return { ...(await startSession({ ...bank, db }, id, { ...client, device }, how)), device };
  });
}
