import { Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { rowStyles, stripStyles } from './AccountStrip';

const CARDS = ['checking', 'savings', 'credit'];

/** Three cards of the final size. */
export function AccountStripSkeleton() {
  return (
    <Clip>
      <VisuallyHidden>Loading your accounts</VisuallyHidden>
      <Row aria-hidden>
        {CARDS.map((card) => (
          <Skeleton key={card} height="184px" radius="var(--radius)" />
        ))}
      </Row>
    </Clip>
  );
}

const Clip = styled.div`
  ${stripStyles}
  position: relative;
  overflow: hidden;
`;

const Row = styled.div`
  ${rowStyles}

  > span {
    height: 100%;
    min-height: 184px;
  }
`;
