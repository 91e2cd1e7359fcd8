import type { Problem } from '../api/schema';

/** A service of one's own has problems of its own. */
type Facts = Partial<Omit<Problem, 'type'>> & { type?: string };

/** A refusal of the API, as a problem document (RFC 9457). */
export function problem(status: number, facts: Facts = {}): { status: number; body: unknown } {
  return { status, body: { status, detail: '', ...facts } };
}
