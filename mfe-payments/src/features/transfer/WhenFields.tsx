import { Select } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { DateField } from '../../ui/DateField';
import { Segments } from '../../ui/Segments';
import { firstDate, lastDate, type WhenValues } from '../when/whenValues';
import type { WhenFieldsForm } from './transferValues';

const rhythms = ['weekly', 'fortnightly', 'monthly'] as const;
/** Some months lack the days after this one. */
const LONGEST_IN_ALL = 28;

export function WhenFields({ form }: { form: WhenFieldsForm }) {
  const text = useText();
  const { when, date, rhythm } = form.values;
  const choices = (['today', 'date', 'repeats'] as const).map((value) => ({ value, label: text(`when.${value}`) }));
  const isLate = rhythm === 'monthly' && Number(date.slice(-2)) > LONGEST_IN_ALL;
  const isRepeated = when === 'repeats';
  return (
    <Fields>
      <Segments
        name="when"
        legend={text('when.legend')}
        choices={choices}
        value={when}
        onChoose={(value) => form.change('when', value)}
      />
      {isRepeated && (
        <Select
          name="rhythm"
          label={text('when.rhythm')}
          options={rhythms.map((value) => ({ value, label: text(`rhythm.${value}`) }))}
          value={rhythm}
          onChange={({ target }) => form.change('rhythm', target.value as WhenValues['rhythm'])}
        />
      )}
      {when !== 'today' && (
        <DateField
          label={text(isRepeated ? 'when.first' : 'order.date')}
          hint={isRepeated && isLate ? text('when.shorterMonths') : undefined}
          min={firstDate()}
          max={lastDate()}
          required
          {...form.field('date')}
        />
      )}
      {isRepeated && (
        <DateField
          label={text('when.last')}
          hint={text('when.lastHint')}
          min={date || firstDate()}
          {...form.field('lastOn')}
        />
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
