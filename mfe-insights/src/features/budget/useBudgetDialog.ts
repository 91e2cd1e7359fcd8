import { useUrlParameters } from '@bank/shared/router';
import { BUDGET_CATEGORIES } from '../../data/budgetCategories';
import type { BudgetCategory } from '../../data/types';

/** The address keeps what is open, so that other pages lead there: `?edit=new`, or a category's limit. */
export function useBudgetDialog() {
  const [parameters, change] = useUrlParameters();
  const edited = parameters.get('edit');
  const open = (subject: 'new' | BudgetCategory) => change({ edit: subject });
  const close = () => change({ edit: undefined });
  const category = BUDGET_CATEGORIES.find((one) => one === edited);
  return { isOpen: edited === 'new' || category !== undefined, category, open, close };
}
