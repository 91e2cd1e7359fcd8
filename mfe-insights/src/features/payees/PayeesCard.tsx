import type { IsoMonth } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Button, Card, CardHeader, Money } from '@bank/shared/ui';
import { wordTransaction } from '@bank/shared/wording';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { type Payee, payeesOf } from '../../data/analyze';
import type { Category, Spending } from '../../data/types';
import { useText } from '../../messages';
import { categoryNames } from '../categories/categoryLooks';

const FIRST_ROWS = 8;

interface PayeesCardProps {
  spending: Spending;
  month: IsoMonth;
  category: Category | undefined;
}

export function PayeesCard({ spending, month, category }: PayeesCardProps) {
  const text = useText();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const payees = payeesOf(spending, month, category);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        title={category ? text('payees.titleOf', { category: text(categoryNames[category]) }) : text('payees.title')}
        titleId={titleId}
      />
      {payees.length === 0 && <p>{text('categories.none')}</p>}
      <List role="list">
        {(isWhole ? payees : payees.slice(0, FIRST_ROWS)).map((payee) => (
          <PayeeRow key={`${payee.category} ${payee.description}`} payee={payee} />
        ))}
      </List>
      {payees.length > FIRST_ROWS && !isWhole && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {text('payees.showAll', { count: payees.length })}
        </Button>
      )}
    </Card>
  );
}

function PayeeRow({ payee }: { payee: Payee }) {
  const text = useText();
  const { description, wording, category, spent } = payee;
  return (
    <Row>
      <Words>
        <Link to={historyOf(wording?.name ?? description)}>
          <bdi>{wordTransaction(payee)}</bdi>
        </Link>
        <span>{text(categoryNames[category])}</span>
      </Words>
      <Money amount={spent} />
    </Row>
  );
}

/** Leads to the payee's transactions in the history on the dashboard. */
function historyOf(payee: string): string {
  return `${paths.dashboard}?${new URLSearchParams({ period: '90', type: 'expense', text: payee })}`;
}

const List = styled.ul`
  margin: 0;
`;

const Row = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  font-weight: 600;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  > a {
    color: var(--ink);
    font-weight: 500;
    text-underline-offset: 3px;
  }
  > span {
    color: var(--muted);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;
