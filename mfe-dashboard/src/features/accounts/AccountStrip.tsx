import { ScrollArea } from '@bank/shared/ui';
import styled, { css } from 'styled-components';
import { AccountCard } from './AccountCard';
import type { CardAccount } from './cardFaces';

/** The cards in one row, which scrolls sideways card by card where they do not fit. */
export function AccountStrip({ accounts }: { accounts: CardAccount[] }) {
  return (
    <Scroller label="Account cards">
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

// The padding keeps the cards' focus rings and their lift inside what scrolling clips; the margin takes it back.
export const stripStyles = css`
  margin: -8px -4px;
  padding: 8px 4px;

  @media (max-width: 767.98px) {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

export const rowStyles = css`
  display: grid;
  grid-auto-columns: minmax(min(264px, 84cqi), 1fr);
  grid-auto-flow: column;
  gap: 16px;
  height: 100%;
`;

const Scroller = styled(ScrollArea)`
  && {
    ${stripStyles}
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: 4px;

    @media (max-width: 767.98px) {
      scroll-padding-inline: 16px;
    }
  }
`;

const Row = styled.ul`
  ${rowStyles}

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
`;
