import { startHttp } from '../http';
import { sessionSignal, setSession } from '../session';
import { installConfig, testConfig } from './testConfig';

interface ApiCall {
  /** Method and path below the API's base: `POST /auth/login`. */
  name: string;
  query: Record<string, string>;
  body: unknown;
  isAborted: boolean;
}

/** `'broken'` breaks the connection, `'silence'` never answers. */
export type ApiReply = { status?: number; body?: unknown } | 'broken' | 'silence';

export interface FakeApi {
  calls: ApiCall[];
  callsOf(name: string): ApiCall[];
  /** Replies in order, and repeats the last one. `*` matches any other call. */
  answer(name: string, ...replies: ApiReply[]): void;
}

let api: { calls: ApiCall[]; replies: Map<string, ApiReply[]>; unexpected: string[] };

/** Switches to live mode with this API. An unexpected call fails the test. */
export function installApi(): FakeApi {
  api = { calls: [], replies: new Map(), unexpected: [] };
  const { calls, replies } = api;
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  installConfig({ ...testConfig, dataMode: 'live' });
  startHttp({ baseURL: testConfig.apiBase, session: sessionSignal, onSessionEnd: () => setSession('signed-out') });
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answer: (name, ...given) => void replies.set(name, given),
  };
}

afterEach(() => {
  const unexpected = api?.unexpected.splice(0) ?? [];
  installConfig();
  expect(unexpected).toEqual([]);
});

function replyTo(name: string): ApiReply {
  const key = api.replies.has(name) ? name : '*';
  const [next, ...others] = api.replies.get(key) ?? [];
  if (others.length > 0) api.replies.set(key, others);
  if (!next) api.unexpected.push(name);
  return next ?? 'broken';
}

/** The part of XMLHttpRequest that axios uses. */
class FakeRequest {
  status = 0;
  statusText = '';
  responseText = '';
  timeout = 0;
  withCredentials = false;
  onloadend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  #name = '';
  #query: Record<string, string> = {};
  #call: ApiCall | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get response(): string {
    return this.responseText;
  }

  open(method: string, url: string): void {
    const { pathname, searchParams } = new URL(url, location.href);
    this.#name = `${method.toUpperCase()} ${pathname.replace(testConfig.apiBase, '')}`;
    this.#query = Object.fromEntries(searchParams);
  }

  setRequestHeader(): void {}

  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }

  send(data?: string | null): void {
    this.#call = { name: this.#name, query: this.#query, body: data ? JSON.parse(data) : undefined, isAborted: false };
    api.calls.push(this.#call);
    const reply = replyTo(this.#name);
    if (reply === 'silence') {
      this.#timer = setTimeout(() => this.ontimeout?.(), this.timeout);
    } else Promise.resolve(reply).then((known) => this.#end(known));
  }

  abort(): void {
    clearTimeout(this.#timer);
    if (this.#call) this.#call.isAborted = true;
    this.onabort?.();
  }

  #end(reply: Exclude<ApiReply, 'silence'>): void {
    if (this.#call?.isAborted) return;
    if (reply === 'broken') {
      this.onerror?.();
      return;
    }
    this.status = reply.status ?? 200;
    this.responseText = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? null);
    this.onloadend?.();
  }
}
