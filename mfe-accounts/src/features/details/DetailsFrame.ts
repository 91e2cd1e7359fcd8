import { Card } from '@bank/shared/ui';
import styled from 'styled-components';

/** A card around the table. On narrow screens each account is a card of its own. */
export const DetailsFrame = styled(Card)`
  @media screen and (max-width: 59.99em) {
    && {
      padding: 0;
      border: 0;
      background: none;
    }
    > header:not(:has(> div)) {
      min-height: 0;
      margin: 0;
    }
  }
`;
