import { useLocation, useNavigate } from '@bank/shared/router';
import { useEffect, useRef } from 'react';

interface Review<Values> {
  values: Values;
  /** The order's idempotency key. It is made with the review, so that no second click makes a second order. */
  key: string;
}

const FORM = 'form';

/**
 * Form and review are entries of the history at one address: Back leads from one to the other, and a reload keeps the
 * review with its key.
 */
export function useSteps<Values>() {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  /** The field that the customer wants to change. */
  const changing = useRef<string>(undefined);
  const review = state as Review<Values> | null;
  const step = useRef<string>(undefined);
  useEffect(() => {
    step.current = review?.key ?? FORM;
    return () => {
      step.current = undefined;
    };
  }, [review?.key]);
  return {
    review,
    changing,
    /** @returns whether the customer is still where they were, neither on another step nor on another page */
    watch: () => {
      const former = step.current;
      return () => step.current === former;
    },
    openReview: (values: Values) => navigate({ search }, { state: newReview(values) }),
    /** Another order, in the place of the one that can no longer be placed. */
    replaceReview: (values: Values) => navigate({ search }, { state: newReview(values), replace: true }),
    change: (name: string) => {
      changing.current = name;
      navigate(-1);
    },
  };
}

function newReview<Values>(values: Values): Review<Values> {
  return { values, key: crypto.randomUUID() };
}
