import type { Slots } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useEffect } from 'react';
import { useText } from '../messages';

/** Leads to the switch. Nothing is frozen by a key that was pressed too early. */
export default function CardEntries({ offer }: Slots['bank/palette/entries@1']) {
  const text = useText();
  useEffect(
    () =>
      offer([
        {
          id: 'freeze',
          section: 'actions',
          label: text('search.freeze'),
          icon: 'cards',
          keywords: text('search.keywords'),
          to: paths.cards,
        },
        {
          id: 'lost',
          section: 'actions',
          label: text('report.open'),
          icon: 'cards',
          keywords: text('search.lost'),
          to: paths.cards,
        },
      ]),
    [offer, text],
  );
  return null;
}
