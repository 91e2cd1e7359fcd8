import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useText } from '../i18n/messages';
import { setThemeMode, type ThemeMode, useThemeMode } from '../theme';
import { iconProps } from './iconProps';
import type { MenuEntry } from './MenuItem';

const icons = { light: Sun, dark: Moon, system: Monitor };
const modes: ThemeMode[] = ['light', 'dark', 'system'];

/** Entries of a `Menu` with which customers choose the theme, and what stands for the chosen one. */
export function useThemeEntries() {
  const text = useText();
  const { mode } = useThemeMode();
  const Current = icons[mode];
  const entries = modes.map((id): MenuEntry => {
    const Icon = id === mode ? Check : icons[id];
    return {
      id: `theme-${id}`,
      label: text(`theme.${id}`),
      checked: id === mode,
      icon: <Icon {...iconProps} />,
      onSelect: () => setThemeMode(id),
    };
  });
  return { name: text(`theme.${mode}`), icon: <Current {...iconProps} />, entries };
}
