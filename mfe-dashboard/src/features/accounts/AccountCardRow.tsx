import { ScrollArea } from '@bank/shared/ui';
import styled, { css } from 'styled-components';
import { AccountCard } from './AccountCard';
import type { CardAccount } from './cardFaces';

export function AccountCardRow({ accounts }: { accounts: CardAccount[] }) {
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

// Scrolling would clip the cards' focus rings; the padding makes room for them, the margin compensates.
export const scrollerStyles = css`
  margin: -8px -4px;
  padding: 8px 4px;

  @media (max-width: 767.98px) {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

export const rowStyles = css`
  display: grid;
  grid-auto-columns: minmax(min(264px, 84cqi), 420px);
  grid-auto-flow: column;
  gap: 16px;
  height: 100%;
`;

const Scroller = styled(ScrollArea)`
  && {
    ${scrollerStyles}
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
