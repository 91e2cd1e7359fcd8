import { useUnsaved } from '@bank/shared/contract';
import { showFailure, useForm } from '@bank/shared/forms';
import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { useMemo } from 'react';
import { cardsData } from '../../data/cardsData';
import type { Card } from '../../data/types';
import { cardFailureOf } from '../../lib/cardFailureOf';
import { text } from '../../messages';
import { type ControlValues, controlChecks, controlsOf, valuesOf } from './controlValues';

export function useControls(card: Card) {
  const form = useForm(
    valuesOf(card),
    useMemo(() => controlChecks(card), [card]),
  );
  useUnsaved(form.isDirty);

  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await cardsData().changeControls(card.id, controlsOf(values, card.spendingLimit.currency));
      // The bank's spelling stands on screen, as it is what was saved.
      for (const [name, value] of Object.entries(valuesOf(saved))) form.change(name as keyof ControlValues, value);
      notify({ kind: 'success', title: text('controls.saved', { lastFour: saved.lastFour }) });
    } catch (error) {
      showFailure(form, cardFailureOf(error));
    } finally {
      invalidateQueries('/cards');
    }
  });
  return { form, save };
}
