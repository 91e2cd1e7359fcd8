import type { Account } from '@bank/shared/api';
import { Card, type FactProps, Money } from '@bank/shared/ui';
import styled from 'styled-components';
import { AccountTerms } from '../accounts/AccountTerms';
import { useText } from './messages';

export function BalanceCard({ account }: { account: Account }) {
  const text = useText();
  return (
    <Card aria-label={text('account.figures')}>
      <Figures>
        <Figure label={text('account.balance')}>
          <Money amount={account.balance} size="figure" />
        </Figure>
        <AccountTerms account={account} limitLabel={text('account.creditLimit')} Fact={Figure} />
      </Figures>
    </Card>
  );
}

function Figure({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 20px 32px;
  align-items: end;
  margin: 0;

  /* The first one is what the customer came for. */
  > :first-child {
    grid-column: span 2;
  }
  dt {
    color: var(--muted);
    font-size: var(--text-14);
    line-height: 1.5;
  }
  dd {
    margin: 0;
    font-size: var(--text-16);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.5;
  }

  @media (width < 30em) {
    grid-template-columns: 1fr 1fr;
    gap: 16px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  /* With large text, the balance of a long currency is wider than a phone. */
  @media (width < 20em) {
    > :first-child [data-size='figure'] {
      font-size: var(--text-24);
    }
  }
`;
