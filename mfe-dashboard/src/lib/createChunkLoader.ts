/** The bundler's chunk timeout too. */
export const CHUNK_TIMEOUT_MS = 4000;

/**
 * A loader of lazy code that may be called again after a failure. It then fetches the failed file past the browser's cache,
 * which would wait for the same hung request or return the same damaged bytes.
 */
export function createChunkLoader<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const failed = new Set<string>();
  return async () => {
    await Promise.all([...failed].map(refreshCache));
    return load().catch((error: unknown) => {
      const request = failedUrl(error);
      if (request) failed.add(request);
      throw error;
    });
  };
}

/** Fills the cache with the same request mode as the script element, which then verifies the bytes. */
async function refreshCache(url: string): Promise<void> {
  const signal = AbortSignal.timeout(CHUNK_TIMEOUT_MS);
  const response = await fetch(url, { mode: 'cors', credentials: 'same-origin', cache: 'reload', signal });
  await response.arrayBuffer();
}

/** Reads the file from the bundler's `ChunkLoadError`. */
function failedUrl(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('request' in error)) return undefined;
  return typeof error.request === 'string' ? error.request : undefined;
}
