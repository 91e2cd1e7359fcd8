import { IconButton, iconProps } from '@bank/shared/ui';
import { Search } from 'lucide-react';
import { useText } from '../messages';
import { modifierKey } from '../palette/keys';
import { openPalette } from '../palette/openPalette';

export function SearchButton() {
  const text = useText();
  return (
    <IconButton
      label={`${text('header.search')} (${modifierKey()} K)`}
      tooltipSide="bottom"
      aria-haspopup="dialog"
      icon={<Search {...iconProps} />}
      onClick={() => openPalette('search')}
    />
  );
}
