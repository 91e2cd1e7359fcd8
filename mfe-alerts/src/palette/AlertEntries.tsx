import type { Slots } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useEffect } from 'react';
import { useText } from '../messages';

export default function AlertEntries({ offer }: Slots['bank/palette/entries@1']) {
  const text = useText();
  useEffect(
    () =>
      offer([
        {
          id: 'choices',
          section: 'actions',
          label: text('search.choices'),
          icon: 'alerts',
          keywords: text('search.keywords'),
          to: `${paths.alerts}?choices=1`,
        },
      ]),
    [offer, text],
  );
  return null;
}
