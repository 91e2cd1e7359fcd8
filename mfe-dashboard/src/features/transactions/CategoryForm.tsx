import { FormAlert } from '@bank/shared/forms';
import { Button, Select } from '@bank/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Category } from '../../data/types';
import { useText } from '../../messages';
import { categories, categoryTexts } from './categoryTexts';
import { useCategoryForm } from './useCategoryForm';

interface CategoryFormProps {
  /** The transaction's. */
  id: string;
  category: Category;
  onDone: () => void;
}

export default function CategoryForm({ id, category, onDone }: CategoryFormProps) {
  const text = useText();
  const first = useRef<HTMLSelectElement>(null);
  const { form, save } = useCategoryForm(id, category, onDone);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form noValidate onSubmit={save}>
      <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
      <Select
        ref={first}
        name="category"
        label={text('details.newCategory')}
        options={categories.map((value) => ({ value, label: text(categoryTexts[value]) }))}
        value={form.values.category}
        error={form.errorOf('category')}
        onChange={({ target }) => form.change('category', target.value as Category)}
      />
      <Select
        name="scope"
        label={text('details.appliesTo')}
        options={[
          { value: 'one', label: text('details.onlyThis') },
          { value: 'payee', label: text('details.allOfPayee') },
        ]}
        value={form.values.forPayee ? 'payee' : 'one'}
        onChange={({ target }) => form.change('forPayee', target.value === 'payee')}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {text('details.saveCategory')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-block: 8px 12px;
`;
