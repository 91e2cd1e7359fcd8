const RUNNABLE = /^(text|application)\/(javascript|css)\b/;

interface FetchOptions {
  signal: AbortSignal;
  /** Called for each part of the file, as it arrives. */
  onBytes: (count: number) => void;
  /** SHA-384 from the registry; `undefined` in development. */
  integrity: string | undefined;
  isRetry: boolean;
}

/** Verifies a file in the browser's cache before a script runs it: a running script cannot be cancelled. */
export async function fetchVerified(url: string, { signal, onBytes, integrity, isRetry }: FetchOptions): Promise<void> {
  const cache = isRetry ? 'reload' : 'default';
  const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache, signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // Browsers refuse to run it, and cache it with this type.
  const type = response.headers.get('content-type') ?? '';
  if (!RUNNABLE.test(type)) throw new Error(`${url} came as "${type}".`);
  const hash = await sha384(await readBody(response, onBytes));
  if (integrity && hash && hash !== integrity)
    throw new Error(`${url} has another integrity than the registry names: ${hash}.`);
}

async function readBody(response: Response, onBytes: FetchOptions['onBytes']): Promise<ArrayBuffer> {
  const copy = response.clone();
  const reader = response.body?.getReader();
  let part = await reader?.read();
  while (part?.value) {
    onBytes(part.value.length);
    part = await reader?.read();
  }
  return copy.arrayBuffer();
}

/** The `integrity` option of `fetch` reports a 404 as a wrong hash. Without TLS, only the script element verifies. */
async function sha384(bytes: ArrayBuffer): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-384', bytes);
  return digest && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
