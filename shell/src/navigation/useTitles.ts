import type { Titles } from '@bank/shared/contract';
import { bindTexts, useLanguage } from '@bank/shared/i18n';
import { baseLanguage } from '@bank/shared/languages';
import type en from './locales/en.json';

type Title = keyof typeof en;

// English ones are in the manifests themselves.
const { text, useText } = bindTexts<Title>(
  {} as Record<Title, string>,
  (language) => import(`./locales/${language}.json`),
);

/**
 * @param own of the remote that the title is of
 * @returns the title in the page's language: the remote's own, else the bank's, else as it is
 */
export function titleIn(title: string, own: Titles | undefined): string {
  const { language } = useLanguage.getState();
  const texts = own?.[baseLanguage(language)] ?? {};
  // Squads choose titles: every object has something under "constructor".
  return (Object.hasOwn(texts, title) ? texts[title] : undefined) ?? text(title as Title);
}

/** `titleIn`, for components: they render again when the language changes. */
export function useTitles(): typeof titleIn {
  useText();
  return titleIn;
}
