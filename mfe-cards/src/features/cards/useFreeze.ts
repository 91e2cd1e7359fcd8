import type { Failure } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { useState } from 'react';
import { cardsData } from '../../data/cardsData';
import type { Card } from '../../data/types';
import { cardFailureOf } from '../../lib/cardFailureOf';

interface Wish {
  /** The card as last known: the next answer of the bank replaces the wish. */
  card: Card;
  isFrozen: boolean;
}

export interface FreezeProblem {
  wasFrozen: boolean;
  failure: Failure;
}

/** Shows at once what the customer wants, and the card as it is again when the bank does not do it. */
export function useFreeze(card: Card) {
  const [wish, setWish] = useState<Wish>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<FreezeProblem>();
  const wasFrozen = card.state === 'frozen';
  const isFrozen = wish?.card === card ? wish.isFrozen : wasFrozen;

  const toggle = async () => {
    if (isSending) return;
    setWish({ card, isFrozen: !isFrozen });
    setProblem(undefined);
    setSending(true);
    try {
      await cardsData().setFrozen(card.id, !isFrozen);
    } catch (error) {
      setWish(undefined);
      setProblem({ wasFrozen: isFrozen, failure: cardFailureOf(error) });
    } finally {
      setSending(false);
      // The bank may have done it even if its answer was lost.
      invalidateQueries('/cards');
    }
  };
  return { isFrozen, problem, toggle };
}
