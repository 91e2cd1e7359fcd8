import { Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';
import { Ring, RingFrame, RingText } from './RingFrame';

const ROWS = ['first', 'second', 'third', 'owed'];

export function BalanceSkeleton() {
  return (
    <>
      <RingFrame aria-hidden>
        <Ring data-drawn={false} />
        <RingText>
          <Skeleton width="4.5rem" height="1.3125rem" />
          <Skeleton width="9.375rem" height="2.4rem" />
        </RingText>
      </RingFrame>
      <Lines aria-hidden>
        <Skeleton width="40%" height="12px" />
        {ROWS.map((row) => (
          <Skeleton key={row} height="18px" />
        ))}
      </Lines>
    </>
  );
}

const Lines = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: 2.5rem;
  grid-auto-rows: 3rem;
  align-items: center;
  width: 100%;
  min-width: 0;
  max-width: 32.5rem;

  @container widget (width < 35rem) {
    grid-template-rows: 2.125rem;
    grid-auto-rows: 2.125rem;
  }
`;
