import type { Problem } from '../api/schema';
import { bankConfig } from '../config';
import type { Money } from '../format';
import { problemText } from './problemText';
import { currentReference } from './trace';

const SERVER_ERROR = 500;

/** A failed request in a form that screens can show. */
export interface Failure {
  status: number | undefined;
  /** The API's problem type without its prefix, such as `code-expired`; `undefined` when it sent none. */
  type: string | undefined;
  /** Tells the customer what happened and what to do. */
  text: string;
  fields: { name: string; message: string }[];
  /** What has to be confirmed first, at `/step-ups`. */
  stepUp?: string | undefined;
  /** What the amount is above, where the bank says so. */
  limit?: Money | undefined;
  /** Seconds. */
  retryAfter: number | undefined;
  /** The bank's people find the request by it. It exists only where the bank failed. */
  reference?: string | undefined;
}

/** Reads an error of `request` from the API's problem document (RFC 9457), or else from its status. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  const problem = problemOf(error);
  const type = problem?.type?.replace('/problems/', '');
  return {
    status,
    type,
    text: problem?.detail ? problemText(type ?? '', withSupportNumber(problem.detail)) : textOf(status),
    fields: (problem?.errors ?? []).map(({ path, message }) => ({
      name: path.slice(1),
      message: problemText(type === 'invalid' ? 'field' : (type ?? ''), withSupportNumber(message)),
    })),
    stepUp: problem?.stepUp,
    limit: problem?.limit,
    retryAfter: problem?.retryAfter,
    ...((status === undefined || status >= SERVER_ERROR) && { reference: currentReference() }),
  };
}

/** The HTTP status of an error of `request`; `undefined` without a response. */
export function statusOf(error: unknown): number | undefined {
  const { status } = responseOf(error);
  return typeof status === 'number' ? status : undefined;
}

function textOf(status: number | undefined): string {
  if (status === undefined)
    return problemText('unreachable', 'We couldn’t reach the bank. Check your connection and try again.');
  if (status === 429) return problemText('too-many-attempts', 'Too many attempts. Wait a few minutes and try again.');
  return problemText('unavailable', 'This isn’t possible right now. Nothing is lost: try again in a few minutes.');
}

function withSupportNumber(text: string): string {
  return text.replace(/\bcall us\b/, (words) => `${words} at ${bankConfig().supportPhone}`);
}

/** Proxies between page and API may respond with anything. */
function problemOf(error: unknown): Partial<Problem> | undefined {
  const { data } = responseOf(error);
  const isProblem = typeof data === 'object' && data !== null && 'detail' in data && typeof data.detail === 'string';
  return isProblem ? (data as Partial<Problem>) : undefined;
}

function responseOf(error: unknown): { status?: unknown; data?: unknown } {
  if (!(error instanceof Error && 'response' in error)) return {};
  const { response } = error;
  return typeof response === 'object' && response !== null ? response : {};
}
