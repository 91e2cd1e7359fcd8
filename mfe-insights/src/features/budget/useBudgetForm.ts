import { currentLocale, formatDecimal, type Money } from '@bank/shared/format';
import { parseMoney, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { budgets } from '../../data/budgets';
import type { BudgetCategory } from '../../data/types';
import { text } from '../../messages';
import { categoryNames } from '../categories/categoryLooks';

interface Values {
  category: BudgetCategory;
  limit: string;
  rollsOver: boolean;
}

const MAX_MINOR = 1_000_000_00;

export function useBudgetForm(initial: Values, currency: string, onDone: () => void) {
  const form = useForm<Values>(initial, { limit: (typed) => checkLimit(typed, currency) });
  const { category } = form.values;

  const work = async (change: () => Promise<void>, title: string) => {
    try {
      await change();
      notify({ kind: 'success', title });
      onDone();
    } catch (error) {
      showFailure(form, failureOf(error));
    } finally {
      invalidateQueries('/budgets');
    }
  };
  const save = form.handleSubmit(({ limit, rollsOver }) => {
    const choice = { limit: readLimit(limit, currency) ?? { minor: 0, currency }, rollsOver };
    return work(
      () => budgets().set(category, choice),
      text('budget.saved', { category: text(categoryNames[category]) }),
    );
  });
  const remove = () =>
    work(() => budgets().remove(category), text('budget.removed', { category: text(categoryNames[category]) }));
  return { form, save, remove };
}

function readLimit(typed: string, currency: string): Money | undefined {
  return parseMoney(typed, currency, currentLocale());
}

function checkLimit(typed: string, currency: string): true | string {
  const limit = readLimit(typed, currency);
  if (!limit || limit.minor === 0) return text('budget.unreadable');
  return limit.minor <= MAX_MINOR || text('budget.tooMuch', { max: formatDecimal({ minor: MAX_MINOR, currency }) });
}
