import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Card, CardHeader, iconProps } from '@bank/shared/ui';
import { Banknote, ChevronRight, type LucideIcon, Receipt, Send, SlidersHorizontal, Wallet } from 'lucide-react';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { IconDisc } from '../../ui/IconDisc';

const destinations = [
  { label: 'Pay Bill', to: paths.bills, Icon: Receipt },
  { label: 'Send Money', to: paths.externalTransfer, Icon: Send },
  { label: 'Withdraw Cash', to: paths.cards, Icon: Banknote },
  { label: 'Wallet Transfer', to: paths.internalTransfer, Icon: Wallet },
];

export function QuickActions({ onCustomize }: { onCustomize: () => void }) {
  const titleId = useId();
  return (
    <Column aria-labelledby={titleId} data-screen-only>
      <CardHeader title="Quick Actions" titleId={titleId} />
      <List role="list">
        <li>
          <ActionButton type="button" aria-haspopup="dialog" onClick={onCustomize}>
            <ActionFace Icon={SlidersHorizontal} label="Customize" />
          </ActionButton>
        </li>
        {destinations.map(({ label, to, Icon }) => (
          <li key={label}>
            <ActionLink to={to}>
              <ActionFace Icon={Icon} label={label} />
            </ActionLink>
          </li>
        ))}
      </List>
    </Column>
  );
}

function ActionFace({ Icon, label }: { Icon: LucideIcon; label: string }) {
  return (
    <>
      <IconDisc>
        <Icon {...iconProps} />
      </IconDisc>
      {label}
      <ChevronRight {...iconProps} />
    </>
  );
}

const Column = styled(Card)`
  display: flex;
  flex-direction: column;
`;

// Beside a taller widget the rows stretch instead of leaving a gap below.
const List = styled.ul`
  display: grid;
  flex: 1;
  grid-auto-rows: minmax(52px, 1fr);
  margin-block: -4px;

  > li + li {
    border-block-start: 1px solid var(--hairline);
  }

  > li {
    display: grid;
  }

  @container (min-width: 720px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > li + li {
      border-block-start: 0;
      border-inline-start: 1px solid var(--hairline);
    }
  }
`;

const actionStyles = css`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  padding: 6px 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--ink);
  font: inherit;
  font-size: var(--text-14);
  font-weight: 500;
  line-height: 1.4;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  > ${IconDisc} {
    color: inherit;
  }

  > svg {
    flex: none;
    margin-inline-start: auto;
    color: var(--muted);
    transition: translate 150ms;
  }

  &:hover > svg {
    color: var(--ink);
    translate: 2px 0;
  }

  &:dir(rtl):hover > svg {
    translate: -2px 0;
  }

  @container (min-width: 720px) {
    flex-direction: column;
    justify-content: center;
    min-height: 96px;
    text-align: center;

    > svg {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
`;

const ActionButton = styled.button`
  ${actionStyles}
`;

const ActionLink = styled(Link)`
  ${actionStyles}
`;
