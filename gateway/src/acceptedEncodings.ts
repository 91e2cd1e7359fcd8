import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from '@bank/registry/readArtifact.ts';
import Negotiator from 'negotiator';

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip'];

/** Smallest form first, as browsers weigh all of them the same. */
export function acceptedEncodings({ headers }: { headers: IncomingHttpHeaders }): Encoding[] {
  const accepted = new Negotiator({ headers }).encodings(SMALLEST_FIRST);
  return SMALLEST_FIRST.filter((encoding) => accepted.includes(encoding));
}
