import { startHttp } from '../http';
import { sessionSignal, setSession } from '../session';
import { installConfig, testConfig } from './testConfig';

export interface ApiCall {
  /** Method and path below the API's base: `POST /auth/login`. */
  name: string;
  query: Record<string, string>;
  body: unknown;
  isAborted: boolean;
}

interface ApiAnswer {
  /** 200 by default. */
  status?: number;
  body?: unknown;
}

/** `'broken'` breaks the connection, `'silence'` never answers. */
export type ApiReply = ApiAnswer | 'broken' | 'silence' | ((call: ApiCall) => ApiAnswer);

/** Keys are method and path below the API's base: `GET /cards`. `*` matches any other call. */
export type ApiReplies = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}` | '*', ApiReply>;

export interface FakeApi {
  calls: ApiCall[];
  callsOf(name: string): ApiCall[];
  /** Replies in order, and repeats the last one. */
  answer(name: keyof ApiReplies, ...replies: ApiReply[]): void;
}

let api: { calls: ApiCall[]; replies: Map<string, readonly ApiReply[]>; unexpected: string[] };

/** Switches to live mode with this API. An unexpected call fails the test. */
export function installApi(): FakeApi {
  installConfig({ dataMode: 'live' });
  return startApi();
}

export function startApi(given: Partial<ApiReplies> = {}): FakeApi {
  const expected = Object.entries(given).flatMap(([name, reply]) => (reply ? [[name, [reply]] as const] : []));
  api = { calls: [], replies: new Map(expected), unexpected: [] };
  const { calls, replies } = api;
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  startHttp({ baseURL: testConfig.apiBase, session: sessionSignal, onSessionEnd: () => setSession('signed-out') });
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answer: (name, ...next) => void replies.set(name, next),
  };
}

afterEach(() => {
  const unexpected = api?.unexpected.splice(0) ?? [];
  installConfig();
  expect(unexpected).toEqual([]);
});

function replyTo(call: ApiCall): Exclude<ApiReply, (call: ApiCall) => ApiAnswer> {
  const { name } = call;
  const key = api.replies.has(name) ? name : '*';
  const [next, ...others] = api.replies.get(key) ?? [];
  if (others.length > 0) api.replies.set(key, others);
  if (!next) api.unexpected.push(name);
  return typeof next === 'function' ? next(call) : (next ?? 'broken');
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
    const reply = replyTo(this.#call);
    if (reply === 'silence') {
      this.#timer = setTimeout(() => this.ontimeout?.(), this.timeout);
    } else Promise.resolve(reply).then((known) => this.#end(known));
  }

  abort(): void {
    clearTimeout(this.#timer);
    if (this.#call) this.#call.isAborted = true;
    this.onabort?.();
  }

  #end(reply: ApiAnswer | 'broken'): void {
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
