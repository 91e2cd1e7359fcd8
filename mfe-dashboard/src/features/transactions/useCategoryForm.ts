import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { dashboardData } from '../../data/dashboardData';
import type { Category, CategoryChoice } from '../../data/types';
import { text } from '../../messages';
import { categoryTexts } from './categoryTexts';

export function useCategoryForm(id: string, category: Category, onDone: () => void) {
  const form = useForm<CategoryChoice>({ category, forPayee: false }, {});
  const save = form.handleSubmit(async (choice) => {
    try {
      await dashboardData().changeCategory(id, choice);
      const title = choice.forPayee ? 'details.categoryChangedForAll' : 'details.categoryChanged';
      notify({ kind: 'success', title: text(title, { category: text(categoryTexts[choice.category]) }) });
      onDone();
    } catch (error) {
      showFailure(form, failureOf(error));
    } finally {
      invalidateQueries('/transactions', '/spending');
    }
  });
  return { form, save };
}
