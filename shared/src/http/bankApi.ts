import type { AxiosRequestConfig } from 'axios';
import { request } from './client';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type MethodsOf<Item> = { [Name in keyof Item & Method]: Item[Name] extends { responses: unknown } ? Name : never };

/** Names of operations, such as `GET /accounts/{accountId}/details`. */
export type OperationOf<Paths> = {
  [Path in keyof Paths & string]: `${Uppercase<MethodsOf<Paths[Path]>[keyof MethodsOf<Paths[Path]>] & string>} ${Path}`;
}[keyof Paths & string];

type Described<Paths, Operation> = Operation extends `${infer Verb} ${infer Path}`
  ? Path extends keyof Paths
    ? Lowercase<Verb> extends keyof Paths[Path]
      ? Paths[Path][Lowercase<Verb>]
      : never
    : never
  : never;

type Contents<Answer> = Answer extends { content: infer Content } ? Content[keyof Content] : never;
type Success<Responses> = Contents<Responses[keyof Responses & (200 | 201 | 202)]>;
/** The bodies of an operation's answers that are no problems. */
export type AnswerOf<Paths, Operation> =
  Described<Paths, Operation> extends { responses: infer Responses } ? Success<Responses> : never;
/** An operation without a body resolves to nothing. */
type Answering<Answer> = [Answer] extends [never] ? Promise<void> : Promise<Answer>;

type Part<Holder, Key extends string, Name extends string> = Holder extends { [key in Key]: infer Value }
  ? { [name in Name]: Value }
  : Holder extends { [key in Key]?: infer Value }
    ? [Exclude<Value, undefined>] extends [never]
      ? unknown
      : { [name in Name]?: Value }
    : unknown;
type Parameters<Operation> = Operation extends { parameters: infer Holder } ? Holder : unknown;
type Input<Operation> = Part<Parameters<Operation>, 'path', 'path'> &
  Part<Parameters<Operation>, 'query', 'query'> &
  Part<Parameters<Operation>, 'header', 'headers'> &
  (Operation extends { requestBody: { content: infer Content } } ? { data: Content[keyof Content] } : unknown) &
  Pick<AxiosRequestConfig, 'signal' | 'responseType' | 'attempt'>;
/** The input of an operation; the argument may be left out where nothing is required. */
export type AskedWith<Paths, Operation> =
  Input<Described<Paths, Operation>> extends infer Needed
    ? object extends Needed
      ? [input?: Needed]
      : [input: Needed]
    : never;

/**
 * Returns a function like `request` for operations of the bank's API, by name: `ask('GET /cards/{cardId}', { path: { cardId } })`.
 * `Paths` are the types that openapi-typescript makes of the API's document. A build records the operations that its
 * sources name, with what their types say, so that `check` compares both with the API.
 */
export function bankApi<Paths>() {
  return askBy<Paths>(request);
}

/** @param send a function like `request` @returns one that asks operations by name through it */
export function askBy<Paths>(send: <T>(config: AxiosRequestConfig) => Promise<T>) {
  return <Operation extends OperationOf<Paths>>(
    operation: Operation,
    ...[input]: AskedWith<Paths, Operation>
  ): Answering<AnswerOf<Paths, Operation>> => {
    const [method, template = ''] = operation.split(' ');
    const { path, query, ...config }: Asked = input ?? {};
    const url = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path?.[name] ?? ''));
    return send({ ...config, method, url, ...(query && { params: query }) }) as Answering<AnswerOf<Paths, Operation>>;
  };
}

/** The input without its exact types, which the compiler has checked at the call. */
interface Asked extends AxiosRequestConfig {
  path?: Record<string, string>;
  query?: object;
}
