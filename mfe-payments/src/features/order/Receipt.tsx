import { formatDay, formatTime } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { Badge, Button, ButtonLink, CopyButton, Fact, FactList, iconProps, Money, useMoneyText } from '@bank/shared/ui';
import { CircleCheck, Clock, type LucideIcon, Printer, RotateCw, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { Order, OrderStatus } from '../../data/types';
import { useText } from '../../messages';
import { PartyName } from '../../ui/PartyName';
import { Sheet, SheetActions, SheetHead } from '../../ui/sheetParts';
import { againPath, anotherPaths } from './againPath';
import { statusTexts } from './statusTexts';
import { useWatchedOrder } from './useWatchedOrder';
import { WireFacts } from './WireFacts';

const icons: Record<OrderStatus, LucideIcon> = { completed: CircleCheck, 'on-its-way': Clock, returned: Undo2 };

/** What became of an order, to keep and to print. */
export function Receipt({ order }: { order: Order }) {
  const text = useText();
  const moneyText = useMoneyText();
  const { id, kind, from, to, amount, memo, status, returnReason, wire, balance, again } = order;
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
          <Fact label={text('order.date')}>
            <Time order={order} />
          </Fact>
          <Fact label={text('order.status')}>
            <Badge tone={tone}>{text(label)}</Badge>
          </Fact>
          {returnReason && <Fact label={text('order.reason')}>{text(`returned.${returnReason}`)}</Fact>}
          {balance && (
            <Fact label={text('receipt.balance')}>
              <Money amount={balance} />
            </Fact>
          )}
          <Fact label={text('order.reference')}>
            <Reference dir="ltr">{id}</Reference>
            <CopyButton text={id} />
          </Fact>
        </FactList>
      </Sheet>
      <SheetActions data-screen-only>
        <Button icon={<Printer {...iconProps} />} onClick={() => window.print()}>
          {text('receipt.print')}
        </Button>
        {again && (
          <ButtonLink to={againPath(kind, again, amount)} icon={<RotateCw {...iconProps} />}>
            {text(kind === 'internal' ? 'receipt.transferAgain' : 'receipt.payAgain')}
          </ButtonLink>
        )}
        <ButtonLink to={anotherPaths[kind]}>{text('receipt.another')}</ButtonLink>
        <ButtonLink variant="ghost" to={paths.transfers}>
          {text('order.all')}
        </ButtonLink>
      </SheetActions>
    </>
  );
}

function Time({ order: { date, orderedAt } }: { order: Order }) {
  const text = useText();
  const day = formatDay(date);
  return orderedAt ? text('order.at', { date: day, time: formatTime(Date.parse(orderedAt)) }) : day;
}

const Reference = styled.bdi`
  user-select: all;
`;
