import { formatDay } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { Badge, iconProps, MaskedNumber, Money } from '@bank/shared/ui';
import { ArrowLeftRight, Send } from 'lucide-react';
import { styled } from 'styled-components';
import type { Order } from '../../data/types';
import { useText } from '../../messages';
import { statusTexts } from '../order/statusTexts';
import { orderPath } from '../order/useOrder';

const icons = { internal: ArrowLeftRight, external: Send };

export function OrderList({ orders }: { orders: readonly Order[] }) {
  const text = useText();
  return (
    <List role="list">
      {orders.map(({ id, kind, to, from, amount, date, status }) => {
        const Icon = icons[kind];
        const { label, tone } = statusTexts[status];
        return (
          <li key={id}>
            <Icon {...iconProps} size={20} />
            <Words>
              <Link to={orderPath(id)}>
                <bdi>{to.name || text('order.otherAccount')}</bdi>
              </Link>
              <span>
                {formatDay(date)} · {text('overview.fromAccount', { name: from.name })}{' '}
                <MaskedNumber lastFour={from.lastFour} />
              </span>
            </Words>
            <Figures>
              <Money amount={amount} />
              <Badge tone={tone}>{text(label)}</Badge>
            </Figures>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  > li {
    position: relative;
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 64px;
    padding-block: 10px;
  }
  > li + li {
    border-block-start: 1px solid var(--hairline);
  }
  > li:hover {
    background: var(--sunk);
  }
  > li > svg {
    flex: none;
    color: var(--muted);
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  > a {
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;

    /* The whole row leads there. */
    &::before {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    &:focus-visible {
      outline: none;
      &::before {
        outline: 2px solid var(--focus);
        outline-offset: -2px;
        border-radius: var(--radius-small);
      }
    }
  }
  > span {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;

const Figures = styled.div`
  display: grid;
  gap: 2px;
  justify-items: end;
  font-weight: 600;
`;
