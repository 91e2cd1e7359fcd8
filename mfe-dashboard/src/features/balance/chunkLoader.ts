/** After this time a file of a chunk is taken for lost, by the bundler too, in ms. */
export const CHUNK_TIMEOUT_MS = 4000;

/**
 * Makes a load of lazy code that may be called again after a failure. The file that failed is then fetched past the browser's
 * cache first: that would wait on for the request that hangs, or give the same damaged bytes again.
 */
export function chunkLoader<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const failed = new Set<string>();
  return async () => {
    await Promise.all([...failed].map(fetchAnew));
    return load().catch((error: unknown) => {
      const request = requestOf(error);
      if (request) failed.add(request);
      throw error;
    });
  };
}

/** The bytes are for the cache: the script's element, which comes next, asks for them as here, and verifies them. */
async function fetchAnew(url: string): Promise<void> {
  const signal = AbortSignal.timeout(CHUNK_TIMEOUT_MS);
  const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache: 'reload', signal });
  await response.arrayBuffer();
}

/** The bundler's `ChunkLoadError` says which file it was. */
function requestOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('request' in error)) return undefined;
  return typeof error.request === 'string' ? error.request : undefined;
}
