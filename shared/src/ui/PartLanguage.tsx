import { createContext, type ReactNode, useContext } from 'react';
import { offeredLanguages, useLanguage } from '../i18n';
import { baseLanguage, directionOf } from '../languages';

const PlaceLanguage = createContext<string | undefined>(undefined);

export interface PartLanguageProps {
  /** That the part has texts in; English besides. */
  languages: readonly string[];
  children: ReactNode;
}

/** Says which language a part is in, where that may be another than the page's: the part is in English when it lacks that one. */
export function PartLanguage({ languages, children }: PartLanguageProps) {
  const around = useContext(PlaceLanguage);
  const page = useLanguage(({ language }) => language);
  const hasTexts = (language: string) => ['en', ...languages].includes(baseLanguage(language));
  // The tree is the same in every language: a part that moved in it would lose what the customer has entered.
  if (around === undefined && offeredLanguages().every(hasTexts)) return children;
  const language = hasTexts(page) ? page : 'en';
  return (
    <PlaceLanguage value={language}>
      <div lang={language} dir={directionOf(language)} style={{ display: 'contents' }}>
        {children}
      </div>
    </PlaceLanguage>
  );
}

/** Returns the language for content that leaves its place in the document, but not its part. */
export function usePlaceLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const language = useContext(PlaceLanguage);
  return language === undefined ? {} : { lang: language, dir: directionOf(language) };
}
