import type { AxiosRequestConfig } from 'axios';
import { matchPath } from 'react-router';
import type { ServiceMock } from './service';

/** @throws what the mock throws, and when it has no answer to this */
export async function answerFromMock<T>(
  mock: () => Promise<{ default: ServiceMock }>,
  config: AxiosRequestConfig,
): Promise<T> {
  const { default: answers } = await mock();
  const { method = 'GET', url = '/', params, data, signal } = config;
  const { pathname, searchParams } = new URL(url, 'http://mock');
  const query = { ...Object.fromEntries(searchParams), ...textsOf(params) };
  for (const [name, answer] of Object.entries(answers)) {
    const [verb, path = ''] = name.split(' ');
    const match = verb === method.toUpperCase() ? matchPath(path, pathname) : null;
    if (!match) continue;
    const found = await answer({ params: match.params, query, body: copyOf(data), refuse });
    if (signal?.aborted) throw new DOMException('The request was cancelled.', 'AbortError');
    return copyOf(found) as T;
  }
  throw new Error(`The mock has no answer to ${method.toUpperCase()} ${pathname}. Add it, or ask for another path.`);
}

/** `failureOf` reads it as it reads what a service refuses. */
function refuse(status: number, type: string, detail: string): never {
  throw Object.assign(new Error(detail), { response: { status, data: { type: `/problems/${type}`, detail } } });
}

function textsOf(params: object | undefined): Record<string, string> {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** What arrives is never the sender's own object. */
function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
