import { type ExtensionFacts, useExtensions } from '@bank/shared/contract';
import { useIsMobile } from '@bank/shared/ui';
import { useMemo } from 'react';

/** One below the other, what a customer comes for is first; beside each other they would leave holes in this order. */
const PHONE_ORDER = ['balance', 'accounts', 'actions', 'history', 'offers'];

/** Returns the widgets in the bank's order: the customer may choose another. */
export function useWidgets(): readonly ExtensionFacts[] {
  const widgets = useExtensions('bank/dashboard/widget@1');
  const isMobile = useIsMobile();
  return useMemo(() => (isMobile ? widgets.toSorted((a, b) => rankOf(a) - rankOf(b)) : widgets), [widgets, isMobile]);
}

/** Other squads' widgets follow. */
function rankOf({ id }: ExtensionFacts): number {
  const place = PHONE_ORDER.indexOf(id);
  return place === -1 ? PHONE_ORDER.length : place;
}
