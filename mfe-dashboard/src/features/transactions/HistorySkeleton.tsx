import { Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
import { IconDisc } from '../../ui/IconDisc';
import { FIRST_PAGE_ROWS } from './pageSizes';

const ROWS = Array.from({ length: FIRST_PAGE_ROWS }, (_, index) => `row ${index}`);

export function HistorySkeleton() {
  const text = useText();
  return (
    <Rows>
      <VisuallyHidden>{text('history.loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <Row key={row} aria-hidden>
          <IconDisc />
          <Skeleton width="38%" height="16px" />
          <Skeleton width="88px" height="16px" />
        </Row>
      ))}
    </Rows>
  );
}

// Reserves the space of the column headers and of the button, so that nothing shifts.
const Rows = styled.div`
  position: relative;
  padding-block-end: 64px;

  @media (width >= 60em) {
    &::before {
      display: block;
      height: 2.5rem;
      border-block-end: 1px solid var(--hairline);
      content: '';
    }
  }
`;

const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  height: max(56px, 3.5rem);
  border-block-end: 1px solid var(--hairline);

  &:last-child {
    border-block-end: 0;
  }

  > :last-child {
    margin-inline-start: auto;
  }

  @media (width < 60em) {
    height: calc(24px + 2.4rem);
  }
`;
