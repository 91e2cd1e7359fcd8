import { formatNumber, type IsoMonth } from '@bank/shared/format';
import { Boundary, Card, CardHeader, Money, useBalances } from '@bank/shared/ui';
import { lazy, Suspense, useId } from 'react';
import styled from 'styled-components';
import { type CategoryTotal, categoryTotals } from '../../data/analyze';
import type { Category, Spending } from '../../data/types';
import { useText } from '../../messages';
import { categoryColors, categoryNames } from './categoryLooks';

const CategoryDonut = lazy(() => import('./CategoryDonut'));

interface CategoriesCardProps {
  spending: Spending;
  month: IsoMonth;
  chosen: Category | undefined;
  onChoose: (category: Category | undefined) => void;
}

export function CategoriesCard({ spending, month, chosen, onChoose }: CategoriesCardProps) {
  const text = useText();
  const titleId = useId();
  // Shares tell as much as amounts.
  const isHidden = useBalances((balances) => balances.isHidden);
  const totals = categoryTotals(spending, month);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('categories.title')} titleId={titleId} />
      {totals.length === 0 && <p>{text('categories.none')}</p>}
      {totals.length > 0 && (
        <Columns>
          {!isHidden && <Drawing totals={totals} />}
          <List role="list">
            {totals.map(({ category, spent, share }) => (
              <li key={category}>
                <Choice
                  type="button"
                  aria-pressed={category === chosen}
                  onClick={() => onChoose(category === chosen ? undefined : category)}
                >
                  <Dot viewBox="0 0 1 1" aria-hidden>
                    <circle cx={0.5} cy={0.5} r={0.5} fill={categoryColors[category]} />
                  </Dot>
                  <span>{text(categoryNames[category])}</span>
                  {!isHidden && <Share>{formatNumber(share, { style: 'percent' })}</Share>}
                  <Money amount={spent} />
                </Choice>
              </li>
            ))}
          </List>
        </Columns>
      )}
    </Card>
  );
}

function Drawing({ totals }: { totals: readonly CategoryTotal[] }) {
  return (
    <Ring aria-hidden>
      <Boundary fallback={() => null}>
        <Suspense>
          <CategoryDonut totals={totals} />
        </Suspense>
      </Boundary>
    </Ring>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  align-items: center;
`;

const Ring = styled.div`
  flex: none;
  width: 176px;
  height: 176px;
  margin-inline: auto;
`;

const List = styled.ul`
  flex: 1 1 15rem;
`;

const Choice = styled.button`
  display: flex;
  gap: 8px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding-inline: 8px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--text-14);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--sunk);
  }
  &[aria-pressed='true'] {
    background: var(--accent-soft);
    font-weight: 600;
  }
  > span:first-of-type {
    flex: 1;
  }
`;

const Dot = styled.svg`
  flex: none;
  width: 10px;
  height: 10px;
`;

const Share = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
