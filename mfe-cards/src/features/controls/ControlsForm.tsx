import { formatMoney } from '@bank/shared/format';
import { FormAlert } from '@bank/shared/forms';
import { Button, Checkbox, TextField } from '@bank/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../../data/types';
import { useText } from '../../messages';
import { CHANNELS } from './controlValues';
import { useControls } from './useControls';

interface ControlsFormProps {
  card: Card;
  /** The id of the card’s heading: the page has a form for each card. */
  cardTitleId: string;
}

export function ControlsForm({ card, cardTitleId }: ControlsFormProps) {
  const text = useText();
  const id = useId();
  const { form, save } = useControls(card);
  const limit = { inputMode: 'decimal', autoComplete: 'off', required: true } as const;
  return (
    <Form aria-labelledby={`${id}-title ${cardTitleId}`} noValidate onSubmit={save}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        {text('controls.title')}
      </h3>
      <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
      <Limits>
        <TextField
          {...limit}
          label={text('controls.spending')}
          hint={text('controls.upTo', { max: formatMoney(card.maxSpendingLimit, { short: true }) })}
          {...form.field('spendingLimit')}
        />
        <TextField
          {...limit}
          label={text('controls.cashLimit')}
          hint={text('controls.upTo', { max: formatMoney(card.maxCashLimit, { short: true }) })}
          {...form.field('cashLimit')}
        />
      </Limits>
      <Channels aria-labelledby={`${id}-channels ${cardTitleId}`}>
        <legend id={`${id}-channels`}>{text('controls.channels')}</legend>
        {CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            label={
              <ChannelText>
                <strong>{text(`channel.${channel}`)}</strong>
                <span>{text(`channel.${channel}Text`)}</span>
              </ChannelText>
            }
            checked={form.values[channel]}
            onChange={({ target }) => form.change(channel, target.checked)}
          />
        ))}
      </Channels>
      <div>
        <Button type="submit" busy={form.isSubmitting}>
          {text('controls.save')}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;

  > h3 {
    font-size: var(--text-16);
    font-weight: 600;
    outline: none;
  }
`;

const Limits = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 16px 24px;
`;

/** Two in a row at most, so that the fourth does not stand alone. */
const Channels = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(14rem, (100% - 24px) / 2)), 1fr));
  gap: 16px 24px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: 12px;
    padding: 0;
    font-weight: 500;
  }
`;

const ChannelText = styled.span`
  display: grid;
  gap: 2px;

  > strong {
    font-weight: 500;
  }
  > span {
    color: var(--muted);
  }
`;
