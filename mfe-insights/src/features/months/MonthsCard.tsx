import { formatMoney, formatMonth, type IsoMonth } from '@bank/shared/format';
import { Card, CardHeader, useBalances } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { differenceFromUsual, monthTotals } from '../../data/analyze';
import type { Category, Spending } from '../../data/types';
import { useText } from '../../messages';
import { MonthBars } from './MonthBars';
import { MonthFacts } from './MonthFacts';

interface MonthsCardProps {
  spending: Spending;
  month: IsoMonth;
  category: Category | undefined;
  onMonth: (month: IsoMonth) => void;
}

export function MonthsCard({ spending, month, category, onMonth }: MonthsCardProps) {
  const titleId = useId();
  const chosen = monthTotals(spending).find((totals) => totals.month === month);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={formatMonth(month)} titleId={titleId} />
      {chosen && <MonthFacts {...chosen} />}
      {month === spending.months.at(-1) && <Difference spending={spending} />}
      <MonthBars totals={monthTotals(spending, category)} chosen={month} onChoose={onMonth} />
    </Card>
  );
}

function Difference({ spending }: Pick<MonthsCardProps, 'spending'>) {
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  const difference = differenceFromUsual(spending);
  if (isHidden || !difference || difference.minor === 0) return null;
  const amount = formatMoney({ ...difference, minor: Math.abs(difference.minor) });
  return <Note>{text(difference.minor > 0 ? 'months.more' : 'months.less', { amount })}</Note>;
}

const Note = styled.p`
  margin: 0 0 16px;
  color: var(--muted);
  font-size: var(--text-14);
`;
