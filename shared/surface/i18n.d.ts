// What `@bank/shared/i18n` exports. Made by `npm run surface`; do not edit.

import type { ReactNode } from 'react';
export type TextValues = Record<string, string | number>;
export interface Texts<Key extends string> {
  useText: () => Translate<Key>;
  text: Translate<Key>;
}
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;
export declare function bindTexts<Key extends string>(
  english: Catalog<Key>,
  others?: FetchCatalog<Key> | Record<string, () => ReturnType<FetchCatalog<Key>>>,
): Texts<Key>;
export declare function catalogsReady(): Promise<void>;
export declare function offeredLanguages(): readonly string[];
export declare function renderTags(text: string, tags: Record<string, (inside: string) => ReactNode>): ReactNode;
export declare function setLanguage(language: string): Promise<void>;
export declare function startLanguage(): Promise<void>;
export declare const useLanguage: import('zustand').UseBoundStore<import('zustand').StoreApi<LanguageState>>;
type Catalog<Key extends string> = Record<Key, string>;
type FetchCatalog<Key extends string> = (language: string) =>
  | Promise<{
      default: Catalog<Key>;
    }>
  | undefined;
interface LanguageState {
  language: string;
}
export {};
