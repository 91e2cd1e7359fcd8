import type { BankConfig } from '@bank/shared/config';
import { canariesOf, hasCanary, newCohort } from '../gateway/cohort.ts';
import { newestServed } from '../gateway/newestServed.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Deployment } from '../registry/registry.ts';
import type { Registry } from '../registry/schema.ts';
import { integrity } from '../release/readBuild.ts';
import { compareHeaders } from './compareHeaders.ts';
import { compareScripts } from './compareScripts.ts';
import type { Difference } from './Difference.ts';
import { type ExpectedAnswer, expectedAnswers } from './expectedAnswers.ts';

/** Each form is a file of its own where the bank lies. */
const FORMS = ['br', 'gzip', 'identity'];
const AT_ONCE = 8;
/** How long one answer may take, in ms. */
const PATIENCE = 15_000;
const TRIES = 1000;

export interface FoundDifference extends Difference {
  url: string;
  /** The encodings in which it is so. */
  forms: string[];
}

export interface Verification {
  revision: number;
  /** Id of the key that signed it. */
  key: string;
  checked: ExpectedAnswer[];
  differences: FoundDifference[];
}

/**
 * Fetches a running bank as a customer does and compares all of it with the newest signed revision. What the bank says
 * of itself is not asked: revision, keys and configuration are the ones of this machine.
 *
 * @param ignored headers that something in between adds
 * @throws {OperatorError} when nobody answers at the address, or the newest revision cannot be trusted
 */
export async function verifyBank(
  bank: URL,
  config: BankConfig,
  deployment: Deployment,
  ignored: string[] = [],
): Promise<Verification> {
  await requireAnswer(bank);
  const served = await newestServed(deployment, config.basePath);
  const checked = expectedAnswers(bank, config, served);
  const cookie = hasCanary(served.registry) ? `bank:cohort=${cohortOutside(served.registry)}` : '';
  const asked = checked.flatMap((expected) => FORMS.map((form) => ({ expected, form })));
  const differences = new Map<string, FoundDifference>();
  while (asked.length > 0) {
    const results = asked.splice(0, AT_ONCE).map(async ({ expected, form }) => {
      const found = await compare(expected, { 'accept-encoding': form, ...(cookie && { cookie }) }, ignored);
      return found.map((difference) => ({ ...difference, url: expected.url, form }));
    });
    for (const { form, ...difference } of (await Promise.all(results)).flat()) {
      const id = JSON.stringify(difference);
      differences.set(id, { ...difference, forms: [...(differences.get(id)?.forms ?? []), form] });
    }
  }
  return { revision: served.registry.revision, key: served.key, checked, differences: [...differences.values()] };
}

/** Where nobody answers, every single address would say the same. */
async function requireAnswer(bank: URL): Promise<void> {
  try {
    const answer = await fetch(bank, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
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
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
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

/** Where a redirect leads is spelled out: servers may leave their own address away. The type of its body is theirs. */
function headersOf({ url, headers }: Response): Headers {
  const location = headers.get('location');
  if (!location || !URL.canParse(location, url)) return headers;
  const spelled = new Headers(headers);
  spelled.set('location', new URL(location, url).href);
  spelled.delete('content-type');
  return spelled;
}

function compareTexts(expected: string, found: string): Difference[] {
  const [wanted, is] = [expected, found].map((text) => /"revision":(\d+)/.exec(text)?.[1] ?? 'none');
  const scripts = compareScripts(expected, found);
  return wanted === is ? scripts : [{ what: 'revision', expected: wanted ?? '', found: is ?? '' }, ...scripts];
}

/** A customer who is in no canary, as far as there is one. */
function cohortOutside(registry: Registry): string {
  for (let tries = 1; ; tries += 1) {
    const cohort = newCohort();
    if (canariesOf(registry, cohort).length === 0 || tries === TRIES) return cohort;
  }
}

function reasonOf(error: unknown): string {
  if (Object(error).name === 'TimeoutError') return `nothing within ${PATIENCE / 1000} s`;
  const { cause = error } = Object(error) as { cause?: unknown };
  return String((Object(cause) as { code?: string }).code ?? (cause instanceof Error ? cause.message : cause));
}
