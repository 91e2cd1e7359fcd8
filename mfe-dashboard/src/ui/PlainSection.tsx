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

/** Aligns the text of borderless buttons, not their padding, with the section's edge. */
export const PlainHeader = styled(CardHeader)`
  @media (forced-colors: none) {
    > :last-child > :is(a, button):last-child {
      margin-inline-end: -8px;
    }
  }
`;

/** The surface for its empty and error states. */
export const StatePanel = styled(Card).attrs({ as: 'div' })`
  display: grid;
  place-items: center;
`;
