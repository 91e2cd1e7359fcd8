import type { Dispatcher } from 'undici';

const ANSWER_MS = 750;

interface Fault {
  reason: string;
  /** It does not answer at all; otherwise it still answers what is under way. */
  hangs: boolean;
}

/** Asks an API whether it is ready. A proxy before it that knows no `/readyz` counts as ready. */
export async function lookAt(origin: string, through: Dispatcher): Promise<Fault | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`no answer within ${ANSWER_MS} ms`)), ANSWER_MS);
  try {
    const { statusCode, body } = await through.request({
      origin,
      path: '/readyz',
      method: 'GET',
      signal: limit.signal,
    });
    await body.dump();
    return statusCode >= 500 ? { reason: `it answers with ${statusCode}`, hangs: false } : undefined;
  } catch (error) {
    return { reason: (error as Error).message, hangs: true };
  } finally {
    clearTimeout(timer);
  }
}
