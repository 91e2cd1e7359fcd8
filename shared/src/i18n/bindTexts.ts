import { setupI18n } from '@lingui/core';
import { baseLanguage, directionOf, isolate, localeOf } from '../languages';
import { registerCatalog } from './catalogs';
import { useLanguage } from './language';

/** Maps keys to texts as a build compiles them: https://lingui.dev/guides/message-format */
type Catalog<Key extends string> = Record<Key, string>;

export type TextValues = Record<string, string | number>;

/** @returns the text of a key in one language */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

export interface Texts<Key extends string> {
  /** Renders a component again when the language changes. */
  useText: () => Translate<Key>;
  /** Returns the text in the language of this moment, outside of components. */
  text: Translate<Key>;
}

/** @returns nothing where there is none */
type FetchCatalog<Key extends string> = (language: string) => Promise<{ default: Catalog<Key> }> | undefined;

/**
 * The texts of one package, apart from those of all others.
 * @param english part of the package's own code: what shows where a language is missing
 * @param others fetched when the page is in that language: ``(language) => import(`./locales/${language}.json`)``, or each by its language
 */
export function bindTexts<Key extends string>(
  english: Catalog<Key>,
  others: FetchCatalog<Key> | Record<string, () => ReturnType<FetchCatalog<Key>>> = {},
): Texts<Key> {
  const catalogs: Record<string, Catalog<Key> | undefined> = { en: english };
  const pending: Record<string, Promise<void>> = {};
  const translators: Record<string, Translate<Key>> = {};

  async function load(language: string): Promise<void> {
    const base = baseLanguage(language);
    if (base in catalogs) return;
    pending[base] ??= fetchCatalog(base).finally(() => delete pending[base]);
    await pending[base];
  }

  async function fetchCatalog(base: string): Promise<void> {
    const fetched = typeof others === 'function' ? others(base) : others[base]?.();
    catalogs[base] = (await fetched)?.default;
  }

  function translatorFor(language: string): Translate<Key> {
    const catalog = catalogs[baseLanguage(language)];
    if (!catalog) return translatorFor('en');
    translators[language] ??= translator(language, catalog);
    return translators[language];
  }

  registerCatalog(load);
  return {
    useText: () => translatorFor(useLanguage(({ language }) => language)),
    text: (key, values) => translatorFor(useLanguage.getState().language)(key, values),
  };
}

function translator<Key extends string>(language: string, catalog: Catalog<Key>): Translate<Key> {
  const locale = localeOf(language);
  const i18n = setupI18n({ locale, messages: { [locale]: catalog }, missing: (_, key) => key });
  const isRightToLeft = directionOf(language) === 'rtl';
  return (key, values) => i18n._(key, isRightToLeft ? isolated(values) : values);
}

function isolated(values: TextValues = {}): TextValues {
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ]);
  return Object.fromEntries(pairs);
}
