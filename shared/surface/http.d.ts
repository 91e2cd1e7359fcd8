// What `@bank/shared/http` exports. Made by `npm run surface`; do not edit.

import type { Money } from './format';
import type { AxiosRequestConfig } from 'axios';
export type AnswerOf<Paths, Operation> =
  Described<Paths, Operation> extends {
    responses: infer Responses;
  }
    ? Success<Responses>
    : never;
export type AskedWith<Paths, Operation> =
  Input<Described<Paths, Operation>> extends infer Needed
    ? object extends Needed
      ? [input?: Needed]
      : [input: Needed]
    : never;
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
export type OperationOf<Paths> = {
  [Path in keyof Paths & string]: `${Uppercase<MethodsOf<Paths[Path]>[keyof MethodsOf<Paths[Path]>] & string>} ${Path}`;
}[keyof Paths & string];
export type ServiceMock = Record<string, (request: MockedRequest) => unknown>;
export declare function bankApi<Paths>(): <Operation extends OperationOf<Paths>>(
  operation: Operation,
  ...[input]: AskedWith<Paths, Operation>
) => Answering<AnswerOf<Paths, Operation>>;
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
type Described<Paths, Operation> = Operation extends `${infer Verb} ${infer Path}`
  ? Path extends keyof Paths
    ? Lowercase<Verb> extends keyof Paths[Path]
      ? Paths[Path][Lowercase<Verb>]
      : never
    : never
  : never;
type Success<Responses> = Contents<Responses[keyof Responses & (200 | 201 | 202)]>;
type Input<Operation> = Part<Parameters<Operation>, 'path', 'path'> &
  Part<Parameters<Operation>, 'query', 'query'> &
  Part<Parameters<Operation>, 'header', 'headers'> &
  (Operation extends {
    requestBody: {
      content: infer Content;
    };
  }
    ? {
        data: Content[keyof Content];
      }
    : unknown) &
  Pick<AxiosRequestConfig, 'signal' | 'responseType' | 'attempt'>;
type MethodsOf<Item> = {
  [Name in keyof Item & Method]: Item[Name] extends {
    responses: unknown;
  }
    ? Name
    : never;
};
type Answering<Answer> = [Answer] extends [never] ? Promise<void> : Promise<Answer>;
interface HttpOptions extends SessionCallbacks {
  baseURL: string;
}
type Contents<Answer> = Answer extends {
  content: infer Content;
}
  ? Content[keyof Content]
  : never;
type Parameters<Operation> = Operation extends {
  parameters: infer Holder;
}
  ? Holder
  : unknown;
type Part<Holder, Key extends string, Name extends string> = Holder extends {
  [key in Key]: infer Value;
}
  ? {
      [name in Name]: Value;
    }
  : Holder extends {
        [key in Key]?: infer Value;
      }
    ? [Exclude<Value, undefined>] extends [never]
      ? unknown
      : {
          [name in Name]?: Value;
        }
    : unknown;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface SessionCallbacks {
  session: () => AbortSignal | undefined;
  onSessionEnd: () => void;
}
export {};
