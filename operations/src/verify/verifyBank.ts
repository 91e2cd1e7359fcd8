import { isDeepStrictEqual } from 'node:util';
import { choiceOf, needsCohort, type Visitor } from '@bank/gateway/choice.ts';
import { newCohort } from '@bank/gateway/cohort.ts';
import { languageOf } from '@bank/gateway/languageOf.ts';
import { loadNewestRevision } from '@bank/gateway/loadNewestRevision.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { integrity } from '@bank/registry/integrity.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { BankConfig } from '@bank/shared/config';
import { baseLanguage } from '@bank/shared/languages';
import { compareHeaders } from './compareHeaders.ts';
import { compareScripts } from './compareScripts.ts';
import type { Difference } from './Difference.ts';
import { type ExpectedAnswer, expectedAnswers } from './expectedAnswers.ts';

/** Each encoding is a separate file in the store. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** Browsers ask for pages with it. */
const HTML = { accept: 'text/html' };
const MAX_PARALLEL_REQUESTS = 8;
const RESPONSE_TIMEOUT_MS = 15_000;
const MAX_COHORT_TRIES = 1000;

export interface FoundDifference extends Difference {
  url: string;
  forms: string[];
}

export interface Verification {
  revision: number;
  key: string;
  checked: ExpectedAnswer[];
  differences: FoundDifference[];
}

/**
 * Trusts nothing that the bank says. @param ignored headers added on the way @throws {OperatorError} when the bank
 * does not answer
 */
export async function verifyBank(
  bank: URL,
  config: BankConfig,
  deployment: Deployment,
  ignored: string[] = [],
): Promise<Verification> {
  await requireAnswer(bank);
  const language = baseLanguage(languageOf({}, config));
  const load = (visitor: Visitor) => loadNewestRevision(deployment, config.basePath, visitor);
  const nobodys = await load({ language });
  const cohort = needsCohort(nobodys.registry) ? cohortOutside(nobodys.registry, { language }) : undefined;
  const served = cohort ? await load({ language, cohort }) : nobodys;
  const checked = expectedAnswers(bank, config, served);
  const cookie = cohort ? `bank:cohort=${cohort}` : '';
  const asked = checked.flatMap((expected) => ENCODINGS.map((form) => ({ expected, form })));
  const differences = new Map<string, FoundDifference>();
  while (asked.length > 0) {
    const results = asked.splice(0, MAX_PARALLEL_REQUESTS).map(async ({ expected, form }) => {
      const headers = { 'accept-encoding': form, ...(expected.kind === 'page' && HTML), ...(cookie && { cookie }) };
      const found = await compare(expected, headers, ignored);
      return found.map((difference) => ({ ...difference, url: expected.url, form }));
    });
    for (const { form, ...difference } of (await Promise.all(results)).flat()) {
      const id = JSON.stringify(difference);
      differences.set(id, { ...difference, forms: [...(differences.get(id)?.forms ?? []), form] });
    }
  }
  return {
    revision: served.registry.revision,
    key: served.changes[0]?.key ?? '',
    checked,
    differences: [...differences.values()],
  };
}

async function requireAnswer(bank: URL): Promise<void> {
  try {
    const answer = await fetch(bank, { redirect: 'manual', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    await answer.body?.cancel();
  } catch (error) {
    throw new OperatorError(
      `${bank.origin} does not answer (${reasonOf(error)}). Check the address, and that the bank runs there.`,
    );
  }
}

async function compare(
  expected: ExpectedAnswer,
  headers: Record<string, string>,
  ignored: string[],
): Promise<Difference[]> {
  const { url, status, text } = expected;
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    const body = new Uint8Array(await answer.arrayBuffer());
    if (answer.status !== status) return [{ what: 'status', expected: String(status), found: String(answer.status) }];
    const changed = expected.headers ? compareHeaders(expected.headers, headersOf(answer), ignored) : [];
    const found = integrity(body);
    if (!expected.integrity || found === expected.integrity) return changed;
    const whole = { what: expected.kind, expected: expected.integrity, found };
    return [...changed, ...(text ? compareTexts(text, new TextDecoder().decode(body)) : []), whole];
  } catch (error) {
    return [{ what: 'answer', expected: String(status), found: `none (${reasonOf(error)})` }];
  }
}

/** Servers may send relative redirects, with a body of any type. */
function headersOf({ url, headers }: Response): Headers {
  const location = headers.get('location');
  if (!location || !URL.canParse(location, url)) return headers;
  const absolute = new Headers(headers);
  absolute.set('location', new URL(location, url).href);
  absolute.delete('content-type');
  return absolute;
}

function compareTexts(expected: string, found: string): Difference[] {
  const [wanted, is] = [expected, found].map((text) => /"revision":(\d+)/.exec(text)?.[1] ?? 'none');
  const scripts = compareScripts(expected, found);
  return wanted === is ? scripts : [{ what: 'revision', expected: wanted ?? '', found: is ?? '' }, ...scripts];
}

/** Falls back to any customer when every one is in a canary, or has a flag. */
function cohortOutside(registry: Registry, visitor: Visitor): string {
  const nobody = choiceOf(registry, visitor);
  for (let tries = 1; ; tries += 1) {
    const cohort = newCohort();
    const isOutside = isDeepStrictEqual(choiceOf(registry, { ...visitor, cohort }), nobody);
    if (isOutside || tries === MAX_COHORT_TRIES) return cohort;
  }
}

function reasonOf(error: unknown): string {
  if (Object(error).name === 'TimeoutError') return `nothing within ${RESPONSE_TIMEOUT_MS / 1000} s`;
  const { cause = error } = Object(error) as { cause?: unknown };
  return String((Object(cause) as { code?: string }).code ?? (cause instanceof Error ? cause.message : cause));
}
