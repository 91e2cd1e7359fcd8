import type { Slots } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useEffect } from 'react';
import { useText } from '../messages';

export default function BudgetEntries({ offer }: Slots['bank/palette/entries@1']) {
  const text = useText();
  useEffect(
    () =>
      offer([
        {
          id: 'budget',
          section: 'actions',
          label: text('search.budget'),
          icon: 'budget',
          keywords: text('search.keywords'),
          to: `${paths.budget}?edit=new`,
        },
      ]),
    [offer, text],
  );
  return null;
}
