import { formatMonth, type IsoMonth } from '@bank/shared/format';
import { Select } from '@bank/shared/ui';
import { useText } from '../texts/messages';

interface MonthSelectProps {
  months: readonly IsoMonth[];
  month: IsoMonth;
  onMonth: (month: IsoMonth) => void;
}

export function MonthSelect({ months, month, onMonth }: MonthSelectProps) {
  const text = useText();
  return (
    <div data-screen-only>
      <Select
        label={text('statement.month')}
        inline
        value={month}
        options={months.map((value) => ({ value, label: formatMonth(value) }))}
        onChange={({ currentTarget }) => onMonth(currentTarget.value)}
      />
    </div>
  );
}
