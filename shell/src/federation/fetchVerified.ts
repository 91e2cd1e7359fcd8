/** Media types of scripts and styles. */
const RUNNABLE = /^(text|application)\/(javascript|css)\b/;

interface FetchOptions {
  signal: AbortSignal;
  /** The sha384 in the registry; `undefined` in development. */
  integrity: string | undefined;
  /** Bypasses the browser's cache. */
  isRetry: boolean;
}

/**
 * Fetches a file into the browser's cache and verifies it before any code of its remote runs: the federation runtime has
 * no time limit of its own, and a script cannot be cancelled once it runs.
 *
 * @throws on abort, a status other than 2xx, a media type that browsers do not run, or another hash than the registry's
 */
export async function fetchVerified(url: string, { signal, integrity, isRetry }: FetchOptions): Promise<void> {
  const cache = isRetry ? 'reload' : 'default';
  const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache, signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // The browser would refuse to run it, and cache it with this type.
  const type = response.headers.get('content-type') ?? '';
  if (!RUNNABLE.test(type)) throw new Error(`${url} came as "${type}".`);
  const hash = await sha384(await response.arrayBuffer());
  if (integrity && hash && hash !== integrity)
    throw new Error(`${url} has another integrity than the registry names: ${hash}.`);
}

/**
 * Computed here because the `integrity` option of `fetch` reports a 404 as a wrong hash.
 *
 * @returns `undefined` without TLS, where browsers offer no cryptography: there the script element alone verifies
 */
async function sha384(bytes: ArrayBuffer): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-384', bytes);
  return digest && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
