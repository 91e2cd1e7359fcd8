import { isReading } from '../services/isReading.ts';

/** No connection was made, so nothing was sent. */
const NOT_SENT = ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'];
/** The connection broke, and nobody knows what the API has done. */
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** The API was found to hang while it was asked. */
export class CalledOff extends Error {
  override name = 'CalledOff';
}

/** Tells whether another API may be asked the same: nothing was sent, or nothing is changed by it. */
export function isRepeatable(method: string, error: Error & { code?: string }): boolean {
  const { code = '' } = error;
  if (NOT_SENT.includes(code)) return true;
  return isReading(method) && (error instanceof CalledOff || BROKEN.includes(code));
}
