import { currentLocale } from '@bank/shared/format';
import { setThemeMode, useThemeMode } from '@bank/shared/theme';
import { iconProps, useLanguageEntries } from '@bank/shared/ui';
import { Languages, SunMoon } from 'lucide-react';
import { useText as useShellText } from '../messages';
import type { SearchEntry } from './findEntries';
import { useText } from './messages';

const modes = ['light', 'dark', 'system'] as const;

/** One for each theme that is not chosen. */
export function useThemeActions(): SearchEntry[] {
  const text = useText();
  const shellText = useShellText();
  const { mode: current } = useThemeMode();
  return modes
    .filter((mode) => mode !== current)
    .map((mode) => ({
      key: `theme-${mode}`,
      section: 'actions',
      label: shellText('theme.current', { mode: shellText(`theme.${mode}`) }),
      keywords: text('keywords.theme'),
      icon: <SunMoon {...iconProps} />,
      onSelect: () => setThemeMode(mode),
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
