import { Card, CardHeader } from '@bank/shared/ui';
import styled from 'styled-components';

/** A widget that stands on the page's ground, because what it holds brings surfaces of its own. */
export const OpenSection = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > :last-child {
    flex: 1;
  }
`;

/** Its header: the words and icons of borderless buttons stand on the section's edge, not their padding. */
export const OpenHeader = styled(CardHeader)`
  > :last-child > :is(a, button):last-child {
    margin-inline-end: -8px;
  }
`;

/** The surface for such a widget's states without content. */
export const Panel = styled(Card).attrs({ as: 'div' })`
  display: grid;
  place-items: center;
`;
