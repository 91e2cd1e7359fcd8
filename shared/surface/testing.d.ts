// What `@bank/shared/testing` exports. Made by `npm run surface`; do not edit.

import type { Problem } from './api';
import type { BankConfig } from './config';
import type { ExtensionFacts, FlagValue, RemoteContract, SlotName, Slots } from './contract';
import type { Notice } from './toast';
import type { RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
export interface ApiCall {
  /** Method and path below the API's base: `POST /auth/login`. */
  name: string;
  query: Record<string, string>;
  body: unknown;
  isAborted: boolean;
}
/** `'broken'` breaks the connection, `'silence'` never answers. */
export type ApiReply = ApiAnswer | 'broken' | 'silence' | ((call: ApiCall) => ApiAnswer);
export interface BankOptions {
  /** `sample` by default. */
  mode?: BankConfig['dataMode'];
  /** `signed-in` by default. */
  session?: 'signed-in' | 'signed-out';
  /** What the API answers. A request that is not expected fails the test. */
  api?: Partial<ApiReplies>;
  /** The default export of `remote.ts`: then the page is mounted as it says, with its buttons in the header. */
  remote?: RemoteContract;
  /** What the customer gets of the remote's flags. Their defaults by default. */
  flags?: Record<string, FlagValue>;
  /** The page's address; by default the first of the remote's. */
  path?: string;
  config?: Partial<BankConfig>;
  /** What fills the slots that the page offers. Nothing by default. */
  slots?: Fillings;
  /** One that the deployment offers; `en` by default. */
  language?: string;
  /** The media queries with one of these in them match: `['max-width']` is a phone. None by default. */
  media?: string[];
}
export interface FakeApi {
  calls: ApiCall[];
  callsOf(name: string): ApiCall[];
  /** Replies in order, and repeats the last one. */
  answer(name: keyof ApiReplies, ...replies: ApiReply[]): void;
}
/** Shows these components in a slot, as the shell does with those that remotes declare. */
export declare function fillSlot<Name extends SlotName>(slot: Name, fillings: Filling<Name>[]): void;
/** Switches to live mode with this API. An unexpected call fails the test. */
export declare function installApi(): FakeApi;
/** Puts the deployment's configuration into the page as the gateway does. What reads it from then on gets this one. */
export declare function installConfig(config?: Partial<BankConfig>): void;
/** A refusal of the API, as a problem document (RFC 9457). */
export declare function problem(
  status: number,
  facts?: Facts,
): {
  status: number;
  body: unknown;
};
export declare function readBlob(blob: Blob): Promise<string>;
/** Renders a page or a part of it as in the bank. Resolves when what it asks for at once has been answered. */
export declare function renderInBank(page: ReactNode, options?: BankOptions): Promise<Bank>;
/** Renders a page in a router. The element with the test id `address` shows the current URL. */
export declare function renderPage(page: ReactNode, path?: string): RenderResult;
export declare const testConfig: BankConfig;
export declare function watchDownloads(): Download[];
export declare function watchNotices(): () => Notice[];
interface ApiAnswer {
  /** 200 by default. */
  status?: number;
  body?: unknown;
}
type ApiReplies = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}` | '*', ApiReply>;
type Fillings = {
  [Name in SlotName]?: Filling<Name>[];
};
type Filling<Name extends SlotName> = Omit<ExtensionFacts, 'slot'> & {
  component: ComponentType<Slots[Name]>;
};
type Facts = Partial<Omit<Problem, 'type'>> & {
  type?: string;
};
interface Bank extends Pick<RenderResult, 'container' | 'unmount'> {
  /** Presses and types; with Jest's fake timers too. */
  user: UserEvent;
  api: FakeApi;
  /** Path and query on screen. */
  address: () => string;
  /** What toasts have said, the oldest first. */
  toasts: () => Notice[];
  /** Whether the bank would ask before the customer leaves: for that path, or at all. */
  isUnsaved: (to?: string) => boolean;
}
interface Download {
  name: string;
  href: string;
  blob: Blob;
}
export {};
