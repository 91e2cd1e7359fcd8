// What `@bank/shared/i18n` exports. Made by `npm run surface`; do not edit.

import type { ReactNode } from 'react';
export type TextValues = Record<string, string | number>;
export interface Texts<Key extends string> {
  /** Renders a component again when the language changes. */
  useText: () => Translate<Key>;
  /** Returns the text in the language of this moment, outside of components. */
  text: Translate<Key>;
}
/** @returns the text of a key in one language */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;
/**
 * The texts of one package, apart from those of all others.
 * @param english part of the package's own code: what shows where a language is missing
 * @param others fetched when the page is in that language: ``(language) => import(`./locales/${language}.json`)``, or each by its language
 */
export declare function bindTexts<Key extends string>(
  english: Catalog<Key>,
  others?: FetchCatalog<Key> | Record<string, () => ReturnType<FetchCatalog<Key>>>,
): Texts<Key>;
/** Resolves when every package that has been evaluated has its texts in the page's language. @throws when some cannot be fetched */
export declare function catalogsReady(): Promise<void>;
export declare function offeredLanguages(): readonly string[];
/** Replaces `<link>…</link>` in a text by what `tags.link` makes of its inside. Tags do not nest. */
export declare function renderTags(text: string, tags: Record<string, (inside: string) => ReactNode>): ReactNode;
/** Shows the bank in that language, here and in other tabs, and remembers it. @throws when texts cannot be fetched: nothing has changed then */
export declare function setLanguage(language: string): Promise<void>;
/**
 * Runs before the shell shows anything. Takes the language that the customer chose, else the browser's. Follows other
 * tabs from then on. Falls back to English when the texts cannot be fetched.
 */
export declare function startLanguage(): Promise<void>;
/** The language of the page. */
export declare const useLanguage: import('zustand').UseBoundStore<import('zustand').StoreApi<LanguageState>>;
type Catalog<Key extends string> = Record<Key, string>;
type FetchCatalog<Key extends string> = (language: string) =>
  | Promise<{
      default: Catalog<Key>;
    }>
  | undefined;
interface LanguageState {
  /** One of those that the deployment offers. */
  language: string;
}
export {};
