import { useLocation, useNavigate } from '@bank/shared/router';
import { useRef } from 'react';

interface Review<Values> {
  values: Values;
  /** Under which the order is placed. Made when the review is drawn: no second click makes a second order. */
  key: string;
}

/**
 * Form and review are entries of the history at one address: Back leads from one to the other, and a reload keeps the
 * review with its key.
 */
export function useSteps<Values>() {
  const navigate = useNavigate();
  const { state } = useLocation();
  /** The field that the customer wants to change. */
  const changing = useRef<string>(undefined);
  return {
    review: state as Review<Values> | null,
    changing,
    openReview: (values: Values) => navigate('.', { state: { values, key: crypto.randomUUID() } }),
    change: (name: string) => {
      changing.current = name;
      navigate(-1);
    },
  };
}
