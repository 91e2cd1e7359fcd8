import { Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';
import { DONUT_RING_PX, DONUT_SIZE_PX } from './donutSize';

const ROWS = ['first', 'second', 'third', 'owed'];

export function BalanceSkeleton() {
  return (
    <>
      <Ring aria-hidden>
        <Skeleton width="72px" height="14px" />
        <Skeleton width="150px" height="32px" />
      </Ring>
      <Lines aria-hidden>
        <Skeleton width="40%" height="12px" />
        {ROWS.map((row) => (
          <Skeleton key={row} height="18px" />
        ))}
      </Lines>
    </>
  );
}

const Ring = styled.div`
  display: grid;
  flex: none;
  place-content: center;
  justify-items: center;
  gap: 8px;
  width: ${DONUT_SIZE_PX}px;
  height: ${DONUT_SIZE_PX}px;
  border: ${DONUT_RING_PX}px solid var(--sunk);
  border-radius: 50%;
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: 40px;
  grid-auto-rows: 48px;
  align-items: center;
  width: 100%;
  min-width: 0;
  max-width: 520px;
`;
