import { Card, CardHeader } from '@bank/shared/ui';
import styled from 'styled-components';

/** A widget without a card, because its content has surfaces of its own. */
export const PlainSection = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > :last-child {
    flex: 1;
  }
`;

/** Aligns what borderless buttons show, not their padding, with the section's edge. */
export const PlainHeader = styled(CardHeader)`
  @media (forced-colors: none) {
    > :last-child > a:last-child {
      margin-inline-end: -12px;
    }
    > :last-child > button:last-child {
      margin-inline-end: -8px;
      @media (pointer: coarse) {
        margin-inline-end: -12px;
      }
    }
  }
`;

/** The surface for its empty and error states. */
export const StatePanel = styled(Card).attrs({ as: 'div' })`
  display: grid;
  place-items: center;
`;
