import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding } from '../registry/readArtifact.ts';

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip'];

/** Smallest form first, as browsers weigh all of them the same. */
export function acceptedEncodings({ headers }: { headers: IncomingHttpHeaders }): Encoding[] {
  const accepted = new Negotiator({ headers }).encodings(SMALLEST_FIRST);
  return SMALLEST_FIRST.filter((encoding) => accepted.includes(encoding));
}
