import { formatDay } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { Badge, Initials, iconProps, MaskedNumber, Money } from '@bank/shared/ui';
import { ArrowLeftRight, Globe, Send } from 'lucide-react';
import type { Order } from '../../data/types';
import { useText } from '../../messages';
import { RowFigures, RowList, RowWords } from '../../ui/rows';
import { statusTexts } from '../order/statusTexts';
import { orderPath } from '../order/useOrder';

const icons = { internal: ArrowLeftRight, external: Send, wire: Globe };

export function OrderList({ orders }: { orders: readonly Order[] }) {
  const text = useText();
  return (
    <RowList role="list">
      {orders.map(({ id, kind, to, from, amount, date, status }) => {
        const Icon = icons[kind];
        const { label, tone } = statusTexts[status];
        return (
          <li key={id}>
            {kind === 'external' && to.name ? <Initials name={to.name} /> : <Icon {...iconProps} size={20} />}
            <RowWords>
              <Link to={orderPath(id)}>
                <bdi>{to.name || text('order.otherAccount')}</bdi>
              </Link>
              <span>
                {formatDay(date)} · {text('overview.fromAccount', { name: from.name })}{' '}
                <MaskedNumber lastFour={from.lastFour} />
              </span>
            </RowWords>
            <RowFigures>
              <Money amount={amount} />
              <Badge tone={tone}>{text(label)}</Badge>
            </RowFigures>
          </li>
        );
      })}
    </RowList>
  );
}
