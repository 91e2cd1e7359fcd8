import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { notifyFailure } from '@bank/shared/ui';
import { useState } from 'react';
import { changeRecurring } from '../../data/changeRecurring';
import { nameOf } from '../../data/nameOf';
import type { Recurring } from '../../data/types';
import { text } from '../../messages';

export function useChangeRecurring(recurring: Recurring, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    const isLeftOut = !recurring.isLeftOut;
    setBusy(true);
    try {
      await changeRecurring(recurring.id, isLeftOut);
      const title = text(isLeftOut ? 'recurring.leftOut' : 'recurring.isBack', { name: nameOf(recurring) });
      notify({ kind: 'success', title });
      onDone();
    } catch (error) {
      notifyFailure(text('recurring.failed'), error);
    } finally {
      setBusy(false);
      invalidateQueries('/bills');
    }
  };
  return { isBusy, change };
}
