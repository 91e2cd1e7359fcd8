// What `@bank/shared/http` exports. Made by `npm run surface`; do not edit.

import type { Services } from './contract';
import type { Money } from './format';
import type { AxiosRequestConfig } from 'axios';
/** The bodies of an operation's answers that are no problems. */
export type AnswerOf<Paths, Operation> =
  Described<Paths, Operation> extends {
    responses: infer Responses;
  }
    ? Success<Responses>
    : never;
/** The input of an operation; the argument may be left out where nothing is required. */
export type AskedWith<Paths, Operation> =
  Input<Described<Paths, Operation>> extends infer Needed
    ? object extends Needed
      ? [input?: Needed]
      : [input: Needed]
    : never;
export interface Connection {
  /** `offline`: the device has no network. `unreachable`: the bank does not answer, or its gateway answers for it. */
  status: 'online' | 'offline' | 'unreachable';
  /** When it was lost, in ms since the epoch; missing while it is there. */
  lostAt?: number | undefined;
}
/** A failed request in a form that screens can show. */
export interface Failure {
  status: number | undefined;
  /** The API's problem type without its prefix, such as `code-expired`; `undefined` when it sent none. */
  type: string | undefined;
  /** Tells the customer what happened and what to do. */
  text: string;
  fields: {
    name: string;
    message: string;
  }[];
  /** What has to be confirmed first, at `/step-ups`. */
  stepUp?: string | undefined;
  /** What the amount is above, where the bank says so. */
  limit?: Money | undefined;
  /** Seconds. */
  retryAfter: number | undefined;
  /** The bank's people find the request by it. It exists only where the bank failed. */
  reference?: string | undefined;
}
export interface MockedRequest {
  /** The path's parameters: `id` for `/limits/:id`. */
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  body: unknown;
  /** Answers with a problem document. @param type such as `limit-too-high` @param detail a sentence for the customer */
  refuse: (status: number, type: string, detail: string) => never;
}
/** Names of operations, such as `GET /accounts/{accountId}/details`. */
export type OperationOf<Paths> = {
  [Path in keyof Paths & string]: `${Uppercase<MethodsOf<Paths[Path]>[keyof MethodsOf<Paths[Path]>] & string>} ${Path}`;
}[keyof Paths & string];
/** Answers by method and path, such as `GET /limits/:id`. */
export type ServiceMock = Record<string, (request: MockedRequest) => unknown>;
/**
 * Returns a function like `request` for operations of the bank's API, by name: `ask('GET /cards/{cardId}', { path: { cardId } })`.
 * `Paths` are the types that openapi-typescript makes of the API's document. A build records the operations that its
 * sources name, with what their types say, so that `check` compares both with the API.
 */
export declare function bankApi<Paths>(): <Operation extends OperationOf<Paths>>(
  operation: Operation,
  ...[input]: AskedWith<Paths, Operation>
) => Answering<AnswerOf<Paths, Operation>>;
/** Reads an error of `request` from the API's problem document (RFC 9457), or else from its status. */
export declare function failureOf(error: unknown): Failure;
/**
 * Resolves to the response's body. Has a deadline of 30 s, refreshes an expired session once, and neither navigates
 * nor shows anything.
 * @throws `AxiosError`; read it with `failureOf`
 */
export declare function request<T>(config: AxiosRequestConfig): Promise<T>;
/**
 * Returns a function like `request` for the service at `/api/<name>`, as named in `remote.ts`.
 * @param mock loaded and asked instead in sample mode
 */
export declare function service(
  name: string,
  mock?: () => Promise<{
    default: ServiceMock;
  }>,
): <T>(config: AxiosRequestConfig) => Promise<T>;
/**
 * Returns a function like that of `bankApi` for a service, with the types that its remote publishes: `ask('GET /goals')`.
 * @param mock loaded and asked instead in sample mode
 */
export declare function serviceApi<Name extends keyof Services & string>(
  name: Name,
  mock?: () => Promise<{
    default: ServiceMock;
  }>,
): <Operation extends OperationOf<Services[Name]>>(
  operation: Operation,
  ...[input]: AskedWith<Services[Name], Operation>
) => [AnswerOf<Services[Name], Operation>] extends [never]
  ? Promise<void>
  : Promise<AnswerOf<Services[Name], Operation>>;
export declare function setConnection(status: Connection['status']): void;
/** Sets up the bank's one HTTP client. The shell calls it before any page renders. */
export declare function startHttp(httpOptions: HttpOptions): void;
/** The shell calls it when another page opens. */
export declare function startTrace(): void;
/** The HTTP status of an error of `request`; `undefined` without a response. */
export declare function statusOf(error: unknown): number | undefined;
/** The header `traceparent` of one request. */
export declare function traceParent(): string;
/** Follows from the last request, and says nothing about the session: an unreachable bank signs nobody out. */
export declare const useConnection: import('zustand').UseBoundStore<import('zustand').StoreApi<Connection>>;
/** All requests of one visit of a page have it in common: a W3C trace (https://www.w3.org/TR/trace-context/). */
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
  /** Returns the current session's signal, which aborts when that session ends; `undefined` while signed out. */
  session: () => AbortSignal | undefined;
  /** Called when the server has refused a refresh. */
  onSessionEnd: () => void;
}
export {};
