import { IconButton, iconProps } from '@bank/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';

export function IconButtons() {
  return (
    <>
      <IconButton label="Rename" icon={<Pencil {...iconProps} />} />
      <IconButton label="Rename in a toolbar" variant="secondary" icon={<Pencil {...iconProps} />} />
      <IconButton label="Remove" variant="danger" tooltipSide="bottom" icon={<Trash2 {...iconProps} />} />
      <IconButton label="Renaming" busy icon={<Pencil {...iconProps} />} />
    </>
  );
}
