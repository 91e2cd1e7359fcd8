import { Card } from '@bank/shared/ui';
import styled from 'styled-components';
import { NARROW } from '../../lib/useIsNarrow';

/** A card around the table. On narrow screens each account is a card of its own. */
export const DetailsFrame = styled(Card)`
  @media ${NARROW} {
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
