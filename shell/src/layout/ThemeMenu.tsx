import { setThemeMode, type ThemeMode, useThemeMode } from '@bank/shared/theme';
import { IconButton, iconProps, Menu } from '@bank/shared/ui';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useText } from '../messages';

const icons = { light: Sun, dark: Moon, system: Monitor };
const modes: ThemeMode[] = ['light', 'dark', 'system'];

export function ThemeMenu() {
  const { mode } = useThemeMode();
  const text = useText();
  const CurrentIcon = icons[mode];
  return (
    <Menu
      label={text('theme.label')}
      align="end"
      trigger={
        <IconButton
          label={text('theme.current', { mode: text(`theme.${mode}`) })}
          tooltipSide="bottom"
          icon={<CurrentIcon {...iconProps} />}
        />
      }
      items={modes.map((id) => {
        const Icon = id === mode ? Check : icons[id];
        return {
          id,
          label: text(`theme.${id}`),
          checked: id === mode,
          icon: <Icon {...iconProps} />,
          onSelect: () => setThemeMode(id),
        };
      })}
    />
  );
}
