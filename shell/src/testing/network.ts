import { createHash, webcrypto } from 'node:crypto';
import { sha384 } from './sha384';

interface Answer {
  status?: number;
  type?: string;
  body?: string;
  etag?: string;
  /** The body comes in parts of two kilobytes, each after this time. */
  msPerPart?: number;
}

/** An `Error` breaks the connection; `'silence'` never answers. */
export type Reply = Answer | Error | 'silence';

interface Call {
  url: string;
  init: RequestInit;
}

export interface Network {
  calls: Call[];
  /** Replies in order; repeats the last one. */
  answer(url: string, ...replies: Reply[]): void;
  onRun(url: string, run: () => void): void;
  callsOf(url: string): Call[];
}

/** Replaces the network until the test ends. An unexpected request fails the test. */
export function installNetwork(): Network {
  const replies = new Map<string, Reply[]>();
  const runs = new Map<string, () => void>();
  const unexpected: string[] = [];
  const replyOf = (url: string): Reply => {
    const [next, ...others] = replies.get(url) ?? [];
    if (others.length > 0) replies.set(url, others);
    if (!next) unexpected.push(url);
    return next ?? new TypeError('Failed to fetch');
  };
  const network: Network = {
    calls: [],
    answer: (url, ...given) => void replies.set(absolute(url), given),
    onRun: (url, run) => void runs.set(absolute(url), run),
    callsOf: (url) => network.calls.filter((call) => absolute(call.url) === absolute(url)),
  };

  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    network.calls.push({ url, init });
    init.signal?.throwIfAborted();
    const reply = replyOf(absolute(url));
    if (reply instanceof Error) throw reply;
    return reply === 'silence' ? aborted(init.signal) : responseOf(reply);
  }) as typeof fetch;
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: fakeCrypto });

  const runScript = (script: HTMLScriptElement) => {
    const reply = replyOf(script.src);
    if (reply === 'silence') return;
    const isWhole = !(reply instanceof Error) && (reply.status ?? 200) < 300;
    const isIntact = isWhole && (!script.integrity || script.integrity === sha384(reply.body ?? ''));
    if (isIntact) runs.get(script.src)?.();
    script.dispatchEvent(new Event(isIntact ? 'load' : 'error'));
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) runScript(node);
  });
  observer.observe(document, { childList: true, subtree: true });

  cleanUps.push(() => {
    observer.disconnect();
    for (const script of [...document.scripts]) if (script.src) script.remove();
    expect(unexpected).toEqual([]);
  });
  return network;
}

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function absolute(url: string): string {
  return new URL(url, location.href).href;
}

function responseOf({ status = 200, type = 'application/json', body = '', etag, msPerPart }: Answer): Response {
  const headers = new Map([['content-type', type], ...(etag ? [['etag', etag] as const] : [])]);
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers.get(name) ?? null },
    json: async () => JSON.parse(body),
    ...streamOf(body, msPerPart),
  } as unknown as Response;
}

const PART_BYTES = 2048;

/** The parts of a `Response` that read its body: jsdom has no streams. */
export function streamOf(text: string, msPerPart?: number) {
  const bytes = new TextEncoder().encode(text);
  let offset = 0;
  const read = async () => {
    if (msPerPart) await new Promise((resolve) => setTimeout(resolve, msPerPart));
    const value = bytes.subarray(offset, offset + PART_BYTES);
    offset += value.length;
    return { value: value.length > 0 ? value : undefined };
  };
  return { body: { getReader: () => ({ read }) }, clone: () => ({ arrayBuffer: async () => bytes.buffer }) };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

const fakeCrypto = {
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  subtle: { digest },
};

async function digest(algorithm: string, bytes: ArrayBuffer): Promise<ArrayBuffer> {
  if (algorithm !== 'SHA-384') throw new Error(`No test knows ${algorithm}.`);
  return new Uint8Array(createHash('sha384').update(new Uint8Array(bytes)).digest()).buffer;
}
