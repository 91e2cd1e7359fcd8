import type { Problem } from '../api/schema';
import { bankConfig } from '../config';

/** What a call that failed says of itself, for whoever tells the customer. */
export interface Failure {
  /** HTTP status; `undefined` when no answer came at all. */
  status: number | undefined;
  /** The API's problem type without its prefix, such as `code-expired`; `undefined` when it sent none. */
  type: string | undefined;
  /** What happened and what to do, as a sentence for the customer. */
  text: string;
  /** What is wrong with single fields, by the field's name. */
  fields: { name: string; message: string }[];
  /** Seconds until another try is taken. */
  retryAfter: number | undefined;
}

/** Reads an error of `request`: the API's problem document (RFC 9457), or what can be said without one. */
export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  const problem = problemOf(error);
  return {
    status,
    type: problem?.type?.replace('/problems/', ''),
    text: withNumber(problem?.detail ?? textOf(status)),
    fields: (problem?.errors ?? []).map(({ path, message }) => ({ name: path.slice(1), message: withNumber(message) })),
    retryAfter: problem?.retryAfter,
  };
}

/** The HTTP status that an error of `request` carries; `undefined` when no answer came at all. */
export function statusOf(error: unknown): number | undefined {
  const { status } = responseOf(error);
  return typeof status === 'number' ? status : undefined;
}

function textOf(status: number | undefined): string {
  if (status === undefined) return 'We could not reach the bank. Check your connection and try again.';
  if (status === 429) return 'Too many attempts. Wait a few minutes and try again.';
  return 'This is not possible right now. Nothing is lost: try again in a few minutes.';
}

/** The API asks to be called, and the page's configuration knows the number. */
function withNumber(text: string): string {
  return text.replace(/\bcall us\b/, (words) => `${words} at ${bankConfig().supportPhone}`);
}

/** Whatever stands between page and API may answer in its place, with anything. */
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
