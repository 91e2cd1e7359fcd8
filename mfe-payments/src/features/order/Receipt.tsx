import { formatDay } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { Badge, Button, ButtonLink, Fact, FactList, iconProps, Money, useMoneyText } from '@bank/shared/ui';
import { CircleCheck, Clock, type LucideIcon, Printer, Undo2 } from 'lucide-react';
import type { Order, OrderStatus } from '../../data/types';
import { useText } from '../../messages';
import { PartyName } from '../../ui/PartyName';
import { Sheet, SheetActions, SheetHead } from '../../ui/sheetParts';
import { statusTexts } from './statusTexts';
import { useWatchedOrder } from './useWatchedOrder';
import { WireFacts } from './WireFacts';

const icons: Record<OrderStatus, LucideIcon> = { completed: CircleCheck, 'on-its-way': Clock, returned: Undo2 };
const anotherPaths: Record<Order['kind'], string> = {
  internal: paths.internalTransfer,
  external: paths.externalTransfer,
  wire: paths.wireTransfer,
};

/** What became of an order, to keep and to print. */
export function Receipt({ order }: { order: Order }) {
  const text = useText();
  const moneyText = useMoneyText();
  const { id, kind, from, to, amount, memo, date, status, returnReason, wire } = order;
  useWatchedOrder(status);
  const Icon = icons[status];
  const { label, tone } = statusTexts[status];
  return (
    <>
      <Sheet aria-labelledby="receipt-title">
        <SheetHead data-tone={tone}>
          <Icon size={32} strokeWidth={1.5} aria-hidden />
          <h2 id="receipt-title">
            {text(kind !== 'internal' && status === 'completed' ? 'receipt.paid' : `receipt.${status}`, {
              amount: moneyText(amount),
              name: to.name || text('order.otherAccount'),
            })}
          </h2>
        </SheetHead>
        <FactList>
          <Fact label={text('order.amount')}>
            <Money amount={amount} size="large" />
          </Fact>
          <Fact label={text('order.from')}>
            <PartyName party={from} />
          </Fact>
          <Fact label={text('order.to')}>
            <PartyName party={to} />
          </Fact>
          {wire && <WireFacts wire={wire} currency={amount.currency} />}
          {memo && (
            <Fact label={text('order.memo')}>
              <bdi>{memo}</bdi>
            </Fact>
          )}
          <Fact label={text('order.date')}>{formatDay(date)}</Fact>
          <Fact label={text('order.status')}>
            <Badge tone={tone}>{text(label)}</Badge>
          </Fact>
          {returnReason && <Fact label={text('order.reason')}>{text(`returned.${returnReason}`)}</Fact>}
          <Fact label={text('order.reference')}>
            <bdi dir="ltr">{id}</bdi>
          </Fact>
        </FactList>
      </Sheet>
      <SheetActions data-screen-only>
        <Button icon={<Printer {...iconProps} />} onClick={() => window.print()}>
          {text('receipt.print')}
        </Button>
        <ButtonLink to={anotherPaths[kind]}>{text('receipt.another')}</ButtonLink>
        <ButtonLink variant="ghost" to={paths.transfers}>
          {text('order.all')}
        </ButtonLink>
      </SheetActions>
    </>
  );
}
