/** Media types of scripts and styles. */
const RUNNABLE = /^(text|application)\/(javascript|css)\b/;

interface ArriveOptions {
  signal: AbortSignal;
  /** sha384 that the registry names; none in development. */
  integrity: string | undefined;
  /** Whether it did not arrive before: then the browser's cache is not asked. */
  isRetry: boolean;
}

/**
 * Fetches a file into the browser's cache and verifies it, before anything of its remote runs. The federation runtime itself
 * has no time limit, and what it has begun to run cannot be called off.
 *
 * @throws when it does not arrive whole, in time, with a good status, and as the registry says
 */
export async function arrive(url: string, { signal, integrity, isRetry }: ArriveOptions): Promise<void> {
  const cache = isRetry ? 'reload' : 'default';
  const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache, signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // The browser would refuse to run it, and keep it under this type.
  const type = response.headers.get('content-type') ?? '';
  if (!RUNNABLE.test(type)) throw new Error(`${url} came as "${type}".`);
  const hash = await sha384(await response.arrayBuffer());
  if (integrity && hash && hash !== integrity)
    throw new Error(`${url} has another integrity than the registry names: ${hash}.`);
}

/**
 * The integrity of some bytes. Not by `fetch` itself, for which a 404 is a wrong hash too.
 *
 * @returns `undefined` where the browser has no cryptography, which is without TLS: then the script's element alone refuses
 */
async function sha384(bytes: ArrayBuffer): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-384', bytes);
  return digest && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
