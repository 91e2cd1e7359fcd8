import type { AxiosRequestConfig } from 'axios';
import { matchPath } from 'react-router';
import type { ServiceMock } from './service';

/** @throws what the mock throws, and when it has no answer to this */
export async function answerFromMock(answers: ServiceMock, config: AxiosRequestConfig): Promise<unknown> {
  const { method = 'GET', url = '/', params, data, signal } = config;
  const { pathname, searchParams } = new URL(url, 'http://mock');
  const query = { ...Object.fromEntries(searchParams), ...textsOf(params) };
  for (const [name, answer] of Object.entries(answers)) {
    const [verb, path = ''] = name.split(' ');
    const match = verb === method.toUpperCase() ? matchPath(path, pathname) : null;
    if (!match) continue;
    const found = await answer({ params: match.params, query, body: copyOf(data) });
    if (signal?.aborted) throw new DOMException('The request was cancelled.', 'AbortError');
    return copyOf(found);
  }
  throw new Error(`The mock has no answer to ${method.toUpperCase()} ${pathname}. Add it, or ask for another path.`);
}

function textsOf(params: object | undefined): Record<string, string> {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** What arrives is never the sender's own object. */
function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
