import { IconButton, Menu, useThemeEntries } from '@bank/shared/ui';
import { useText } from '../messages';

export function ThemeMenu() {
  const text = useText();
  const { name, icon, entries } = useThemeEntries();
  return (
    <Menu
      label={text('theme.label')}
      align="end"
      trigger={<IconButton label={text('theme.current', { mode: name })} tooltipSide="bottom" icon={icon} />}
      items={entries}
    />
  );
}
