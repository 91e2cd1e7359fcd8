import { FormAlert, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { Button, Checkbox, TextField } from '@bank/shared/ui';
import { useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { alertsData } from '../../data/alertsData';
import type { AlertChoice } from '../../data/types';
import { kindNames } from '../../lib/wordAlert';
import { text, useText } from '../../messages';
import { choiceChecks, chosenIn, valuesOf } from './choiceValues';

/** Each kind is saved by itself, so that one that is refused keeps no other from being saved. */
export function ChoiceForm({ choice }: { choice: AlertChoice }) {
  const text = useText();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  // The button goes once nothing is left to save.
  const { form, save } = useChoice(choice, () => first.current?.focus());
  const name = text(kindNames[choice.kind]);
  return (
    <Form aria-labelledby={id} noValidate onSubmit={save}>
      <h3 id={id}>{name}</h3>
      <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
      <Channels>
        <Checkbox
          ref={first}
          label={text('choices.inBank')}
          checked={form.values.inBank}
          onChange={({ target }) => form.change('inBank', target.checked)}
        />
        <Checkbox
          label={text(choice.isAlwaysMailed ? 'choices.alwaysMailed' : 'choices.byMail')}
          checked={form.values.byMail}
          disabled={choice.isAlwaysMailed}
          onChange={({ target }) => form.change('byMail', target.checked)}
        />
      </Channels>
      {choice.amount && (
        <TextField
          label={text(choice.kind === 'low-balance' ? 'choices.below' : 'choices.from')}
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.field('amount')}
        />
      )}
      {form.isDirty && (
        <div>
          <Button type="submit" size="small" variant="primary" busy={form.isSubmitting} aria-describedby={id}>
            {text('choices.save')}
          </Button>
        </div>
      )}
    </Form>
  );
}

function useChoice(choice: AlertChoice, onSaved: () => void) {
  const form = useForm(
    valuesOf(choice),
    useMemo(() => choiceChecks(choice), [choice]),
  );
  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await alertsData().choose(choice.kind, chosenIn(values, choice));
      form.change('amount', valuesOf(saved).amount);
      onSaved();
      notify({ kind: 'success', title: text('choices.saved', { kind: text(kindNames[choice.kind]) }) });
      invalidateQueries('/alerts/choices', '/activity');
    } catch (error) {
      showFailure(form, failureOf(error));
    }
  });
  return { form, save };
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  padding-block: 16px;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
  > h3 {
    margin: 0;
    font-size: var(--text-16);
    font-weight: 600;
  }
`;

const Channels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
`;
