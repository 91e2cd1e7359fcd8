import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Card, CardHeader, iconProps } from '@bank/shared/ui';
import { Banknote, ChevronRight, type LucideIcon, Receipt, Send, SlidersHorizontal, Wallet } from 'lucide-react';
import { useId } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { useText } from '../../messages';
import { IconDisc } from '../../ui/IconDisc';

const destinations = [
  { label: 'actions.payBill', to: paths.bills, Icon: Receipt },
  { label: 'actions.sendMoney', to: paths.externalTransfer, Icon: Send },
  { label: 'actions.withdrawCash', to: paths.cards, Icon: Banknote },
  { label: 'actions.walletTransfer', to: paths.internalTransfer, Icon: Wallet },
] as const;

export function QuickActions({ onCustomize }: { onCustomize: () => void }) {
  const text = useText();
  const titleId = useId();
  return (
    <Column aria-labelledby={titleId} data-screen-only>
      <CardHeader title={text('actions.title')} titleId={titleId} />
      <List role="list">
        <li>
          <ActionButton type="button" aria-haspopup="dialog" onClick={onCustomize}>
            <ActionFace Icon={SlidersHorizontal} label={text('actions.customize')} />
          </ActionButton>
        </li>
        {destinations.map(({ label, to, Icon }) => (
          <li key={label}>
            <ActionLink to={to}>
              <ActionFace Icon={Icon} label={text(label)} />
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

/** Five rows would take half a screen. */
const onPhone = (styles: RuleSet) => css`
  @media (width < 64em) {
    @container widget (width < 30rem) {
      ${styles}
    }
  }
`;
/** Five rows would not fill the height. */
const besideTall = (styles: RuleSet) => css`
  @media (width >= 64em) {
    @container widget (width < 25rem) {
      ${styles}
    }
  }
`;

const List = styled.ul`
  display: grid;
  flex: 1;
  grid-auto-rows: minmax(3.25rem, 1fr);
  margin-block: -4px;

  > li + li {
    border-block-start: 1px solid var(--hairline);
  }

  > li {
    display: grid;
    min-width: 0;
  }

  @container widget (width >= 45rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > li + li {
      border-block-start: 0;
      border-inline-start: 1px solid var(--hairline);
    }
  }

  ${onPhone(css`
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 4px;

    > li + li {
      border: 0;
    }
    @container widget (width < 20rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    @container widget (width < 13rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `)}

  ${besideTall(css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    margin: 0;

    > li {
      border: 1px solid var(--hairline);
      border-radius: var(--radius-small);
    }
    > li:first-child {
      grid-column: 1 / -1;
    }
  `)}
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
