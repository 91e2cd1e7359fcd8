import type { PaletteEntry, Slots } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useEffect } from 'react';
import { destinations } from '../features/quick-actions/destinations';
import { useText } from '../messages';

/** The quick actions. */
export default function DashboardEntries({ offer }: Slots['bank/palette/entries@1']) {
  const text = useText();
  useEffect(() => {
    const customize: PaletteEntry = {
      id: 'customize',
      section: 'actions',
      label: text('customize.title'),
      icon: 'customize',
      to: `${paths.dashboard}?customize=1`,
    };
    const actions = destinations.map(
      ({ label, to, icon }): PaletteEntry => ({ id: label, section: 'actions', label: text(label), icon, to }),
    );
    return offer([...actions, customize]);
  }, [offer, text]);
  return null;
}
