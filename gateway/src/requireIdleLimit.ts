import { OperatorError } from '@bank/registry/OperatorError.ts';
import { ACTIVITY_REPORT_MINUTES, type BankConfig } from '@bank/shared/config';

const ANSWER_MS = 2000;

/**
 * Pages end a session after `idleMinutes`, and the API after what it is started with: neither may come first.
 * @param api without a path; `undefined` while it is being started
 * @returns whether the API has answered
 * @throws {OperatorError} when its limit does not follow from `idleMinutes`
 */
export async function requireIdleLimit(config: BankConfig, api: string | undefined): Promise<boolean> {
  const { idleMinutes } = config;
  const found = await idleLimitOf(config, api);
  const expected = idleMinutes + ACTIVITY_REPORT_MINUTES;
  if (found === undefined || found === expected) return found !== undefined;
  throw new OperatorError(
    `The configuration's "idleMinutes" is ${idleMinutes}, but the API ends sessions after ${found} minutes instead of ${expected} (${ACTIVITY_REPORT_MINUTES} more). Start the API with BANK_IDLE_MINUTES=${expected}, or set "idleMinutes" to ${found - ACTIVITY_REPORT_MINUTES}.`,
  );
}

async function idleLimitOf({ apiBase }: BankConfig, api: string | undefined): Promise<number | undefined> {
  const base = apiBase.startsWith('/') ? api && `${api}${apiBase}` : apiBase;
  if (!base) return undefined;
  try {
    const answer = await fetch(`${base}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return (await answer.json()).idleMinutes;
  } catch {
    // It is down, or being started.
    return undefined;
  }
}
