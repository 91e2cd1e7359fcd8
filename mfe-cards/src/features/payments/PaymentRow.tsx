import { formatDay, formatTime } from '@bank/shared/format';
import { Badge, Money } from '@bank/shared/ui';
import { styled } from 'styled-components';
import type { CardPayment } from '../../data/types';
import { useText } from '../../messages';
import { usePaymentState } from './usePaymentState';

interface PaymentRowProps {
  payment: CardPayment;
  cardLastFour: string;
}

export function PaymentRow({ payment, cardLastFour }: PaymentRowProps) {
  const text = useText();
  const state = usePaymentState(payment);
  const { merchant, amount, at, lastFour } = payment;
  const time = Date.parse(at);
  // Swedes write days as ISO 8601 does.
  const date = formatDay(new Date(time).toLocaleDateString('sv'));
  return (
    <Row>
      <Words>
        <strong>
          <bdi>{merchant}</bdi>
        </strong>
        <span>
          {text('payment.at', { date, time: formatTime(time) })}
          {lastFour !== cardLastFour && ` · ${text('payment.formerCard', { lastFour })}`}
        </span>
        {state?.detail && <span>{state.detail}</span>}
      </Words>
      <Figures data-paid={state?.isPaid ?? true}>
        <Money amount={amount} />
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
      </Figures>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 60px;
  padding-block: 10px;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 500;
  }
  > span {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;

/** Below the words where large text leaves too little room. */
const Figures = styled.div`
  display: grid;
  gap: 2px;
  justify-items: end;
  margin-inline-start: auto;
  font-weight: 600;

  &[data-paid='false'] {
    color: var(--muted);
    font-weight: 500;
  }
`;
