import { setThemeMode, type ThemeMode, useThemeMode } from '@bank/shared/theme';
import { IconButton, iconProps, Menu } from '@bank/shared/ui';
import { Check, Monitor, Moon, Sun } from 'lucide-react';

const modes: { id: ThemeMode; label: string; Icon: typeof Sun }[] = [
  { id: 'light', label: 'Light', Icon: Sun },
  { id: 'dark', label: 'Dark', Icon: Moon },
  { id: 'system', label: 'Like the device', Icon: Monitor },
];

export function ThemeMenu() {
  const { mode } = useThemeMode();
  const current = modes.find(({ id }) => id === mode) ?? modes[2];
  const CurrentIcon = current?.Icon ?? Monitor;
  return (
    <Menu
      label="Theme"
      align="end"
      trigger={
        <IconButton label={`Theme: ${current?.label}`} tooltipSide="bottom" icon={<CurrentIcon {...iconProps} />} />
      }
      items={modes.map(({ id, label, Icon }) => ({
        id,
        label,
        checked: id === mode,
        icon: id === mode ? <Check {...iconProps} /> : <Icon {...iconProps} />,
        onSelect: () => setThemeMode(id),
      }))}
    />
  );
}
