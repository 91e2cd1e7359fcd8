import { currentLocale } from '@bank/shared/format';
import { iconProps, useLanguageEntries, useThemeEntries } from '@bank/shared/ui';
import { Languages, SunMoon } from 'lucide-react';
import { useText as useShellText } from '../messages';
import type { SearchEntry } from './findEntries';
import { useText } from './messages';

/** One for each theme that is not chosen. */
export function useThemeActions(): SearchEntry[] {
  const text = useText();
  const shellText = useShellText();
  return useThemeEntries()
    .entries.filter(({ checked }) => !checked)
    .map(({ id, label, onSelect }) => ({
      key: id,
      section: 'actions',
      label: shellText('theme.current', { mode: label }),
      keywords: text('keywords.theme'),
      icon: <SunMoon {...iconProps} />,
      ...(onSelect && { onSelect }),
    }));
}

/** One for each language that the page is not in: named as its speakers do, and found by its name in this one. */
export function useLanguageActions(): SearchEntry[] {
  const text = useText();
  const names = new Intl.DisplayNames([currentLocale()], { type: 'language' });
  return useLanguageEntries()
    .filter(({ checked }) => !checked)
    .map(({ id, label, lang, onSelect }) => ({
      key: id,
      section: 'actions',
      label,
      detail: text('action.language'),
      keywords: `${text('keywords.language')} ${lang && names.of(lang)}`,
      icon: <Languages {...iconProps} />,
      ...(lang && { lang }),
      ...(onSelect && { onSelect }),
    }));
}
