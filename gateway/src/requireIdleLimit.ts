import { OperatorError } from '@bank/registry/OperatorError.ts';
import { ACTIVITY_REPORT_MINUTES, type BankConfig } from '@bank/shared/config';

const ANSWER_MS = 2000;

/**
 * Pages end a session after `idleMinutes`, and the API after what it is started with: neither may come first.
 * @param apis their origins; none while the API is being started
 * @returns whether each API has answered
 * @throws {OperatorError} when the limit of one does not follow from `idleMinutes`
 */
export async function requireIdleLimit(config: BankConfig, apis: readonly string[]): Promise<boolean> {
  const { idleMinutes, apiBase } = config;
  const bases = apiBase.startsWith('/') ? apis.map((api) => `${api}${apiBase}`) : [apiBase];
  const limits = await Promise.all(bases.map(idleLimitOf));
  const expected = idleMinutes + ACTIVITY_REPORT_MINUTES;
  const found = limits.find((limit) => limit !== undefined && limit !== expected);
  if (found === undefined) return limits.length > 0 && !limits.includes(undefined);
  throw new OperatorError(
    `The configuration's "idleMinutes" is ${idleMinutes}, but the API ends sessions after ${found} minutes instead of ${expected} (${ACTIVITY_REPORT_MINUTES} more). Start the API with BANK_IDLE_MINUTES=${expected}, or set "idleMinutes" to ${found - ACTIVITY_REPORT_MINUTES}.`,
  );
}

async function idleLimitOf(base: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${base}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return (await answer.json()).idleMinutes;
  } catch {
    // It is down, or being started.
    return undefined;
  }
}
