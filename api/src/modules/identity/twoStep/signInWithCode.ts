import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import { clearFailures, countOf, countWithWait, failuresOf } from '../../../kernel/throttles/failures.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { messageIn } from '../messages/messageIn.ts';
import { reportFailures } from '../messages/reportFailures.ts';
import { counts } from '../passkeys/freshness.ts';
import { clearDeviceFailures } from '../sessions/devices.ts';
import { countTryOf, useProof } from '../sessions/signInProofs.ts';
import { type SignedIn, startOnDevice } from '../sessions/startOnDevice.ts';
import { stepOf } from './authenticator.ts';
import { countRecoveryCodes, useRecoveryCode } from './recoveryCodes.ts';

interface Entered {
  proof: string;
  code: string;
}

type Who = Awaited<ReturnType<typeof countTryOf>>;

/** Codes of the app are short and wait after five wrong ones; recovery codes are too long to be guessed, and never wait. */
export async function signInWithCode(bank: Bank, { proof, code }: Entered, client: Client): Promise<SignedIn> {
  const who = await countTryOf(bank, proof);
  const isOfApp = /^\d{6}$/.test(code);
  const failures = failuresOf('codes of the app', who.id);
  if (isOfApp) await countWithWait(bank, failures);
  const started = await bank.db.transaction().execute(async (db) => {
    const inBank = { ...bank, db };
    const isRight = isOfApp ? await useAppCode(inBank, who, code) : await useRecoveryCode(db, who.id, code);
    if (!isRight) return undefined;
    await useProof(inBank, proof);
    if (isOfApp) await clearFailures(db, failures);
    else await reportRecovery(inBank, who, client);
    return startOnDevice(inBank, who.id, client, { hasSecondStep: counts(who, bank.now()), isByCode: true });
  });
  if (!started) {
    await recordRefusal(bank, who, isOfApp ? await countOf(bank.db, failures) : 0, client);
    throw fieldProblem('/code', 'That code isn’t correct, or has been used already.', 'wrong-code');
  }
  await clearDeviceFailures(bank, started.device, client);
  return started;
}

/** Accepts the code of each time step once, and never of one before. */
async function useAppCode({ db, now }: Bank, { id, secret }: Who, code: string): Promise<boolean> {
  const step = secret === null ? undefined : stepOf(secret, code, now());
  if (step === undefined) return false;
  const used = await db
    .updateTable('second_steps')
    .set({ last_step: BigInt(step) })
    .where('customer_id', '=', id)
    .where('secret', '=', secret)
    .where('last_step', '<', BigInt(step))
    .returning('customer_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function reportRecovery({ db, now }: Bank, { id, language }: Who, client: Client): Promise<void> {
  const left = await countRecoveryCodes(db, id);
  const message = messageIn(chooseLanguage(language, client.language), 'recoveryCodeUsed', { left });
  await postNotice(db, now(), id, message);
  const about = { event: 'recovery-code-used', network: networkOf(client.address), details: { left } } as const;
  await record(db, now(), id, about);
}

/** @param inARow 0 for a wrong recovery code */
function recordRefusal(bank: Bank, who: Who, inARow: number, { address }: Client): Promise<void> {
  const time = bank.now();
  return bank.db.transaction().execute(async (trx) => {
    await reportFailures(trx, time, who, { what: 'wrongCodes', inARow, isLast: false });
    await record(trx, time, who.id, { event: 'code-refused', network: networkOf(address), details: { inARow } });
  });
}
