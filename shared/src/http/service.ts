import type { AxiosRequestConfig } from 'axios';
import { bankConfig } from '../config';
import { request } from './client';

export interface MockedRequest {
  /** Of the path: `id` for `/limits/:id`. */
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  body: unknown;
}

/** Answers by method and path, such as `GET /limits/:id`. Throw a `MockRefusal` to refuse. */
export type ServiceMock = Record<string, (request: MockedRequest) => unknown>;

/** What a service refuses: `failureOf` reads it as the service's own problem document. */
export class MockRefusal extends Error {
  override name = 'MockRefusal';
  readonly response: { status: number; data: { type: string; detail: string } };

  /** @param type such as `limit-too-high` @param detail a sentence for the customer */
  constructor(status: number, type: string, detail: string) {
    super(detail);
    this.response = { status, data: { type: `/problems/${type}`, detail } };
  }
}

/**
 * A function like `request` for the service at `/api/<name>`, as named in `remote.ts`.
 * @param mock loaded and asked instead in sample mode
 */
export function service(name: string, mock?: () => Promise<{ default: ServiceMock }>) {
  return async <T>(config: AxiosRequestConfig): Promise<T> => {
    const { dataMode, localServices = [] } = bankConfig();
    if (!mock || dataMode === 'live' || localServices.includes(name))
      return request<T>({ ...config, baseURL: `/api/${name}` });
    const [{ answerFromMock }, { default: answers }] = await Promise.all([import('./answerFromMock'), mock()]);
    return (await answerFromMock(answers, config)) as T;
  };
}
