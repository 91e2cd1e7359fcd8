import { Check, ChevronDown, Globe } from 'lucide-react';
import { offeredLanguages, setLanguage, useLanguage } from '../i18n';
import { text, useText } from '../i18n/messages';
import { languageName } from '../languages';
import { Button } from './Button';
import { iconProps } from './iconProps';
import { Menu } from './Menu';
import type { MenuEntry } from './MenuItem';
import { notifyFailure } from './notifyFailure';

/** Entries of a `Menu` with which customers choose the language; none where the deployment offers a single one. */
export function useLanguageEntries(): MenuEntry[] {
  const current = useLanguage(({ language }) => language);
  const offered = offeredLanguages();
  if (offered.length < 2) return [];
  return offered.map((language) => ({
    id: `language-${language}`,
    label: languageName(language),
    lang: language,
    checked: language === current,
    icon: language === current ? <Check {...iconProps} /> : <Globe {...iconProps} />,
    onSelect: () => choose(language),
  }));
}

/** Stands on pages without the header. */
export function LanguageMenu() {
  const text = useText();
  const current = useLanguage(({ language }) => language);
  const entries = useLanguageEntries();
  if (entries.length === 0) return null;
  return (
    <Menu
      label={text('language.label')}
      align="end"
      trigger={
        <Button type="button" variant="ghost" aria-label={`${text('language.label')}: ${languageName(current)}`}>
          <Globe {...iconProps} />
          {languageName(current)}
          <ChevronDown {...iconProps} size={16} />
        </Button>
      }
      items={entries}
    />
  );
}

function choose(language: string): void {
  setLanguage(language).catch((error: unknown) => {
    console.warn(`The texts for "${language}" cannot be fetched.`, error);
    notifyFailure(text('language.failed'), error, text('language.failedDetail'));
  });
}
