import { formatDay } from '@bank/shared/format';
import { accountPath } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Badge, Card, MaskedNumber } from '@bank/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Card as BankCard } from '../../data/types';
import { useText } from '../../messages';
import { ControlsForm } from '../controls/ControlsForm';
import { CardPayments } from '../payments/CardPayments';
import { ReportCard } from '../report/ReportCard';
import { CardFace } from './CardFace';
import { Columns } from './Columns';
import { FreezeSwitch } from './FreezeSwitch';
import { useFreeze } from './useFreeze';

export function CardSection({ card }: { card: BankCard }) {
  const text = useText();
  const titleId = useId();
  const { accountId, accountName, kind, lastFour } = card;
  const freeze = useFreeze(card);
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>
          {text(`kind.${kind}`)} <MaskedNumber lastFour={lastFour} />
        </h2>
        <Badge tone={freeze.isFrozen ? 'neutral' : 'positive'}>
          {text(freeze.isFrozen ? 'state.frozen' : 'state.active')}
        </Badge>
        <p>
          {text('card.paysFrom')}{' '}
          <Link to={accountPath(accountId)}>
            <bdi>{accountName}</bdi>
          </Link>
        </p>
      </Head>
      <Columns>
        <Side>
          <CardFace card={card} isFrozen={freeze.isFrozen} />
          <Replaced card={card} />
          <FreezeSwitch {...freeze} />
          <ReportCard key={card.id} card={card} />
        </Side>
        <ControlsForm card={card} cardTitleId={titleId} />
      </Columns>
      <CardPayments key={card.id} card={card} cardTitleId={titleId} />
    </Card>
  );
}

function Replaced({ card: { replaces, arrivesBy } }: { card: BankCard }) {
  const text = useText();
  if (!replaces) return null;
  const { lastFour, reason, date } = replaces;
  return (
    <Note>
      {arrivesBy && <strong>{text('replaced.arrives', { day: formatDay(arrivesBy) })}</strong>}
      <span>{text(`replaced.${reason}`, { lastFour, day: formatDay(date) })}</span>
    </Note>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-block-end: 24px;

  > h2 {
    font-size: var(--text-20);
    line-height: 1.4;
    letter-spacing: -0.01em;
  }
  > p {
    flex-basis: 100%;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  a {
    color: var(--ink);
    text-underline-offset: 4px;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
`;

const Note = styled.p`
  display: grid;
  gap: 2px;
  padding: 12px 14px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  background: var(--sunk);
  color: var(--muted);

  > strong {
    color: var(--ink);
    font-weight: 600;
  }
`;
