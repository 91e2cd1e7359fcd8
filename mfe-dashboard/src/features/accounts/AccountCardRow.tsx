import { ScrollArea } from '@bank/shared/ui';
import type { FocusEvent, Ref } from 'react';
import styled, { css } from 'styled-components';
import { useText } from '../../messages';
import { AccountCard } from './AccountCard';
import type { CardAccount } from './cardFaces';

interface AccountCardRowProps {
  accounts: CardAccount[];
  ref: Ref<HTMLDivElement>;
}

export function AccountCardRow({ accounts, ref }: AccountCardRowProps) {
  const text = useText();
  return (
    <Scroller ref={ref} label={text('accounts.cards')} onFocus={showWhole}>
      <Row role="list">
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard account={account} />
          </li>
        ))}
      </Row>
    </Scroller>
  );
}

/** Browsers leave a focused card where it is while a part of it shows. A pressed one must not move away from the pointer. */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Phones have lower cards, so that the first screen shows them whole, above a toast. */
export const PHONE_HEIGHT = '9.5rem';

// Cards that are hovered rise; on a phone they scroll up to the screen's edges.
export const scrollerStyles = css`
  margin-block: -8px;
  padding-block: 8px;

  @media (width < 48em) {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

export const rowStyles = css`
  display: grid;
  grid-auto-columns: minmax(min(16.5rem, 84cqi), 26.25rem);
  grid-auto-flow: column;
  grid-template-rows: minmax(max-content, 13rem);
  gap: 16px;
  height: 100%;

  @media (width < 48em) {
    grid-template-rows: minmax(max-content, ${PHONE_HEIGHT});
  }
`;

const Scroller = styled(ScrollArea)`
  && {
    ${scrollerStyles}
    overflow: auto hidden;
    scroll-snap-type: x proximity;

    @media (width < 48em) {
      scroll-padding-inline: 16px;
    }
  }
`;

const Row = styled.ul`
  ${rowStyles}

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-flow: row;
    grid-template-rows: none;
  }

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  /* Browsers do not scroll to the padding at the end. */
  @media (width < 48em) {
    > li:last-child {
      position: relative;
      &::after {
        position: absolute;
        inset-inline-start: 100%;
        width: 16px;
        height: 1px;
        content: '';
      }
    }
  }
`;
