import { formatDecimal } from '@bank/shared/format';
import { FormAlert } from '@bank/shared/forms';
import { Button, Checkbox, Dialog, Select, TextField } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { BUDGET_CATEGORIES } from '../../data/budgetCategories';
import type { Suggestion } from '../../data/planMonth';
import type { Budget, BudgetCategory } from '../../data/types';
import { useText } from '../../messages';
import { categoryNames } from '../categories/categoryLooks';
import { useBudgetForm } from './useBudgetForm';

interface BudgetDialogProps {
  /** Undefined for a new one. */
  category: BudgetCategory | undefined;
  budgets: readonly Budget[];
  suggestions: readonly Suggestion[];
  currency: string;
  onClose: () => void;
}

export function BudgetDialog({ category, budgets, suggestions, currency, onClose }: BudgetDialogProps) {
  const text = useText();
  const id = useId();
  const limitFor = (one: BudgetCategory) => {
    const suggestion = suggestions.find((other) => other.category === one);
    return suggestion ? formatDecimal(suggestion.limit) : '';
  };
  const current = budgets.find((budget) => budget.category === category);
  const free = BUDGET_CATEGORIES.filter((one) => budgets.every((budget) => budget.category !== one));
  const choices = free.length > 0 ? free : BUDGET_CATEGORIES;
  const first = category ?? suggestions[0]?.category ?? choices[0] ?? 'Other';
  const initial = {
    category: first,
    limit: current ? formatDecimal(current.limit) : limitFor(first),
    rollsOver: current?.rollsOver ?? false,
  };
  const { form, save, remove } = useBudgetForm(initial, currency, onClose);
  const choose = (chosen: BudgetCategory) => {
    // What was typed stays; what was suggested is suggested anew.
    if (form.values.limit === limitFor(form.values.category)) form.change('limit', limitFor(chosen));
    form.change('category', chosen);
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={category ? text('budget.changeTitle', { category: text(categoryNames[first]) }) : text('budget.newTitle')}
      footer={
        <>
          {current && (
            <Button variant="danger" onClick={remove}>
              {text('budget.remove')}
            </Button>
          )}
          <Button type="submit" form={id} variant="primary" busy={form.isSubmitting}>
            {text('budget.save')}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={save}>
        <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
        {!category && (
          <Select
            label={text('budget.category')}
            options={choices.map((value) => ({ value, label: text(categoryNames[value]) }))}
            value={form.values.category}
            onChange={({ target }) => {
              const chosen = choices.find((one) => one === target.value);
              if (chosen) choose(chosen);
            }}
          />
        )}
        <TextField
          label={text('budget.limit', { currency })}
          hint={limitFor(form.values.category) && !current ? text('budget.limitHint') : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          required
          {...form.field('limit')}
        />
        <Checkbox
          name="rollsOver"
          label={text('budget.rollOver')}
          checked={form.values.rollsOver}
          onChange={({ target }) => form.change('rollsOver', target.checked)}
        />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`;
