import { formatDay } from '@bank/shared/format';
import { ButtonLink } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { useText } from '../../messages';
import { TransactionAmount } from './TransactionAmount';
import { searchOf, useSimilar } from './useSimilar';

/** The last ones of the same payee, and the search for all of them. */
export function SimilarTransactions({ transaction }: { transaction: Transaction }) {
  const text = useText();
  const titleId = useId();
  const similar = useSimilar(transaction);
  if (similar.length === 0) return null;
  const search = new URLSearchParams({ period: '90', text: searchOf(transaction) ?? '' });
  return (
    <Section aria-labelledby={titleId} data-screen-only>
      <h3 id={titleId}>{text('details.similar')}</h3>
      <ul>
        {similar.map(({ id, date, amount }) => (
          <li key={id}>
            {formatDay(date)}
            <TransactionAmount amount={amount} />
          </li>
        ))}
      </ul>
      <ButtonLink variant="ghost" size="small" to={`?${search}`}>
        {text('details.similarAll')}
      </ButtonLink>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-block-start: 24px;

  > h3 {
    margin: 0;
    font-size: var(--text-16);
  }
  > ul {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (forced-colors: none) {
    > :last-child {
      margin-inline-start: -12px;
    }
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
  }
`;
