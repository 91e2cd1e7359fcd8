import { Link } from '@bank/shared/router';
import { Card, CardHeader, iconProps } from '@bank/shared/ui';
import { Banknote, ChevronRight, type LucideIcon, Receipt, Send, SlidersHorizontal, Wallet } from 'lucide-react';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { useText } from '../../messages';
import { IconDisc } from '../../ui/IconDisc';
import { ActionList, besideTall, onPhone } from './ActionList';
import { destinations } from './destinations';

const icons: Record<(typeof destinations)[number]['label'], LucideIcon> = {
  'actions.payBill': Receipt,
  'actions.sendMoney': Send,
  'actions.withdrawCash': Banknote,
  'actions.walletTransfer': Wallet,
};

export function QuickActions({ onCustomize }: { onCustomize: () => void }) {
  const text = useText();
  const titleId = useId();
  return (
    <Column aria-labelledby={titleId} data-screen-only>
      <CardHeader title={text('actions.title')} titleId={titleId} />
      <ActionList role="list">
        <li>
          <ActionButton type="button" aria-haspopup="dialog" onClick={onCustomize}>
            <ActionFace Icon={SlidersHorizontal} label={text('actions.customize')} />
          </ActionButton>
        </li>
        {destinations.map(({ label, to }) => (
          <li key={label}>
            <ActionLink to={to}>
              <ActionFace Icon={icons[label]} label={text(label)} />
            </ActionLink>
          </li>
        ))}
      </ActionList>
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

const tile = css`
  flex-direction: column;
  gap: 8px;
  justify-content: center;
  text-align: center;

  > svg {
    display: none;
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

  @container widget (width >= 45rem) {
    ${tile}
    min-height: 6rem;
  }

  ${onPhone(css`
    ${tile}
    justify-content: start;
    font-size: var(--text-12);
  `)}

  ${besideTall(css`
    ${tile}
  `)}

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
