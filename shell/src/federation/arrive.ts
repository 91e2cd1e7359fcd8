import { FileGone } from './LoadError';

/** How long one file of a remote may take, in ms. */
export const FILE_BUDGET = 4000;

/** Statuses of a file that has been taken away. */
const GONE = [404, 410];

interface ArriveOptions {
  signal: AbortSignal;
  /** Whether it did not arrive before: then the browser's cache is not asked. */
  isRetry: boolean;
}

/**
 * Fetches a file into the browser's cache, within a time limit that the federation runtime itself does not have.
 *
 * @throws {FileGone} when it is not there, or its origin does not say: a 404 of another origin looks like a broken network
 * @throws when it does not arrive whole, in time and with a good status
 */
export async function arrive(url: string, { signal, isRetry }: ArriveOptions): Promise<void> {
  const response = await fetch(url, {
    mode: 'cors',
    credentials: 'same-origin',
    cache: isRetry ? 'reload' : 'default',
    signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_BUDGET)]),
  }).catch((error: unknown) => {
    throw error instanceof TypeError ? new FileGone(`${url} could not be fetched: ${error.message}`) : error;
  });
  if (GONE.includes(response.status)) throw new FileGone(`${url} answered ${response.status}.`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
}
