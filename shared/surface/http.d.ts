// What `@bank/shared/http` exports. Made by `npm run surface`; do not edit.

import type { Money } from './format';
import type { AxiosRequestConfig } from 'axios';
export interface Connection {
  status: 'online' | 'offline' | 'unreachable';
  lostAt?: number | undefined;
}
export interface Failure {
  status: number | undefined;
  type: string | undefined;
  text: string;
  fields: {
    name: string;
    message: string;
  }[];
  stepUp?: string | undefined;
  limit?: Money | undefined;
  retryAfter: number | undefined;
  reference?: string | undefined;
}
export interface MockedRequest {
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  body: unknown;
  refuse: (status: number, type: string, detail: string) => never;
}
export type ServiceMock = Record<string, (request: MockedRequest) => unknown>;
export declare function failureOf(error: unknown): Failure;
export declare function request<T>(config: AxiosRequestConfig): Promise<T>;
export declare function service(
  name: string,
  mock?: () => Promise<{
    default: ServiceMock;
  }>,
): <T>(config: AxiosRequestConfig) => Promise<T>;
export declare function setConnection(status: Connection['status']): void;
export declare function startHttp(httpOptions: HttpOptions): void;
export declare function startTrace(): void;
export declare function statusOf(error: unknown): number | undefined;
export declare function traceParent(): string;
export declare const useConnection: import('zustand').UseBoundStore<import('zustand').StoreApi<Connection>>;
export declare const useTrace: import('zustand').UseBoundStore<
  import('zustand').StoreApi<{
    id: string;
  }>
>;
interface HttpOptions extends SessionCallbacks {
  baseURL: string;
}
interface SessionCallbacks {
  session: () => AbortSignal | undefined;
  onSessionEnd: () => void;
}
export {};
