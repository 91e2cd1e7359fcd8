import { Link } from '@bank/shared/router';
import { Card, CardHeader, Initials, Skeleton } from '@bank/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Order } from '../../data/types';
import { useText } from '../../messages';
import { againPath } from '../order/againPath';
import { useOrderPages } from './useOrderPages';

const SHOWN = 5;

/** Those who were paid last, one click from the form. */
export function RecentPayees() {
  const text = useText();
  const titleId = useId();
  const pages = useOrderPages();
  const payees = pages.status === 'ready' ? lastPaid(pages.data.flat()) : [];
  const isLoading = pages.status === 'loading';
  if (!isLoading && payees.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} aria-busy={isLoading || undefined} data-screen-only>
      <CardHeader title={text('overview.payAgain')} titleId={titleId} />
      {isLoading && <Skeleton height="44px" />}
      <Chips role="list">
        {payees.map(({ name, path }) => (
          <li key={path}>
            <Chip to={path}>
              <Initials name={name} />
              <bdi>{name}</bdi>
            </Chip>
          </li>
        ))}
      </Chips>
    </Card>
  );
}

/** Names each payee once, though they may have been paid from several accounts. */
function lastPaid(orders: readonly Order[]): { name: string; path: string }[] {
  const paid = new Map<string, { name: string; path: string }>();
  for (const { kind, to, again } of orders) {
    if (kind !== 'external' || !again || paid.has(again.to)) continue;
    paid.set(again.to, { name: to.name, path: againPath(kind, again) });
  }
  return [...paid.values()].slice(0, SHOWN);
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Chip = styled(Link)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  padding-block: 4px;
  padding-inline: 6px 16px;
  border: 1px solid var(--field);
  border-radius: 999px;
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--sunk);
  }
`;
