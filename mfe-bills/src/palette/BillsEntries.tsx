import type { Slots } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useEffect } from 'react';
import { useText } from '../messages';

export default function BillsEntries({ offer }: Slots['bank/palette/entries@1']) {
  const text = useText();
  useEffect(
    () =>
      offer([
        {
          id: 'due',
          section: 'actions',
          label: text('search.due'),
          icon: 'bills',
          keywords: text('search.keywords'),
          to: paths.bills,
        },
      ]),
    [offer, text],
  );
  return null;
}
