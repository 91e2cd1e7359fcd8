import { invalidateQueries } from '@bank/shared/query';
import { notifyFailure } from '@bank/shared/ui';
import { useState } from 'react';
import { budgets } from '../../data/budgets';
import type { Suggestion } from '../../data/planMonth';
import type { BudgetCategory } from '../../data/types';
import { text } from '../../messages';

/** All suggestions are chosen until the customer leaves some out. */
export function useFirstBudget(suggestions: readonly Suggestion[]) {
  const [omitted, setOmitted] = useState<readonly BudgetCategory[]>([]);
  const [isStarting, setStarting] = useState(false);
  const chosen = suggestions.filter(({ category }) => !omitted.includes(category));
  const toggle = (category: BudgetCategory) =>
    setOmitted((former) =>
      former.includes(category) ? former.filter((one) => one !== category) : [...former, category],
    );
  const start = async () => {
    setStarting(true);
    try {
      for (const { category, limit } of chosen) await budgets().set(category, { limit, rollsOver: false });
    } catch (error) {
      // The page shows what was saved by then instead of the suggestions.
      notifyFailure(text('first.failed'), error);
    } finally {
      setStarting(false);
      invalidateQueries('/budgets');
    }
  };
  const total = {
    minor: chosen.reduce((sum, { limit }) => sum + limit.minor, 0),
    currency: suggestions[0]?.limit.currency ?? 'USD',
  };
  return { chosen: chosen.map(({ category }) => category), toggle, total, start, isStarting };
}
