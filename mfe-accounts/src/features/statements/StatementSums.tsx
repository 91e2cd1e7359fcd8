import type { Money as Amount } from '@bank/shared/format';
import { Money } from '@bank/shared/ui';
import styled from 'styled-components';
import type { Statement } from '../../data/types';
import { useText } from '../texts/messages';

/** A sum that the customer can follow: opening, what came and what went, closing. */
export function StatementSums({ statement: { opening, received, spent, closing } }: { statement: Statement }) {
  const text = useText();
  return (
    <Sums>
      <Sum label={text('statement.opening')} amount={opening} />
      <Sum label={text('statement.received')} amount={received} signed />
      <Sum label={text('statement.spent')} amount={spent} signed />
      <Sum label={text('statement.closing')} amount={closing} />
    </Sums>
  );
}

function Sum({ label, amount, signed = false }: { label: string; amount: Amount; signed?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} signed={signed} size="large" />
      </dd>
    </div>
  );
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 24px;
  margin: 0 0 24px;
  padding: 16px;
  border-radius: var(--radius-small);
  background: var(--sunk);

  dt {
    color: var(--muted);
    font-size: var(--text-14);
  }
  dd {
    margin: 0;
  }

  @media (width >= 80em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /* Paper has no shade that ends beside them. */
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding: 0;
  }
  @media screen and (width < 40em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;

    > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      align-items: baseline;
      justify-content: space-between;
    }
    && dd > [data-size] {
      font-size: min(var(--text-20), (100vw - 98px) / 7.5);
    }
  }
`;
