import type { AxiosRequestConfig } from 'axios';
import { bankConfig } from '../config';
import { request } from './client';

export interface MockedRequest {
  /** The path's parameters: `id` for `/limits/:id`. */
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  body: unknown;
  /** Answers with a problem document. @param type such as `limit-too-high` @param detail a sentence for the customer */
  refuse: (status: number, type: string, detail: string) => never;
}

/** Answers by method and path, such as `GET /limits/:id`. */
export type ServiceMock = Record<string, (request: MockedRequest) => unknown>;

/**
 * Returns a function like `request` for the service at `/api/<name>`, as named in `remote.ts`.
 * @param mock loaded and asked instead in sample mode
 */
export function service(name: string, mock?: () => Promise<{ default: ServiceMock }>) {
  return async <T>(config: AxiosRequestConfig): Promise<T> => {
    const { dataMode, localServices } = bankConfig();
    return !mock || dataMode === 'live' || localServices?.includes(name)
      ? request({ ...config, baseURL: `/api/${name}` })
      : (await import('./answerFromMock')).answerFromMock(mock, config);
  };
}
