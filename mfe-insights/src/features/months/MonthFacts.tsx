import type { Money as Amount } from '@bank/shared/format';
import { Money } from '@bank/shared/ui';
import styled from 'styled-components';
import type { MonthTotals } from '../../data/analyze';
import { useText } from '../../messages';

/** What came in, what went out, and what is left of it. */
export function MonthFacts({ income, spent }: MonthTotals) {
  const text = useText();
  const saved: Amount = { ...income, minor: income.minor - spent.minor };
  return (
    <Facts>
      <Fact label={text('facts.income')} amount={income} />
      <Fact label={text('facts.spent')} amount={spent} />
      <Fact
        label={text(saved.minor < 0 ? 'facts.overspent' : 'facts.saved')}
        amount={{ ...saved, minor: Math.abs(saved.minor) }}
      />
    </Facts>
  );
}

function Fact({ label, amount }: { label: string; amount: Amount }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} size="large" />
      </dd>
    </div>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  margin: 0 0 16px;

  dt {
    color: var(--muted);
    font-size: var(--text-14);
  }
  dd {
    margin: 0;
  }
`;
