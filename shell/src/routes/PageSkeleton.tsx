import type { RegisteredMount } from '@bank/shared/contract';
import { Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { useLayoutEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from '../messages';
import { useSlowConnection } from '../remotes/loadClock';
import { useMarkPageLoading } from './pageLoading';

/** Public pages stay empty, because the splash has just been shown. */
export function PageSkeleton({ layout }: Pick<RegisteredMount, 'layout'>) {
  const text = useText();
  const isSlow = useSlowConnection((connection) => connection.isSlow);
  useMarkPageLoading();
  // The next page may come faster.
  useLayoutEffect(() => () => useSlowConnection.setState({ isSlow: false }), []);
  return (
    <Place data-layout={layout} aria-busy>
      <Status role="status" data-slow={isSlow}>
        {isSlow ? text('page.slow') : <VisuallyHidden>{text('page.loading')}</VisuallyHidden>}
      </Status>
      {layout === 'main' && (
        <>
          <Skeleton height="280px" radius="var(--radius)" />
          <Skeleton height="280px" radius="var(--radius)" />
          <Skeleton height="360px" radius="var(--radius)" />
        </>
      )}
    </Place>
  );
}

const hide = keyframes`from { visibility: hidden; }`;

/** Takes no room, so that nothing shifts. */
const Status = styled.p`
  position: absolute;
  inset: 128px 0 auto;
  z-index: 1;
  width: fit-content;
  margin: 0 auto;
  padding: 8px 16px;
  border-radius: var(--radius);

  &[data-slow='true'] {
    background: var(--surface);
  }
`;

// It shows late: most pages begin with a skeleton of their own, and two in a row look like two pages.
const Place = styled.div`
  position: relative;
  display: grid;
  gap: 24px;
  width: 100%;
  max-width: 78rem;
  margin: 0 auto;
  padding: 24px;
  animation: ${hide} 1ms 300ms backwards;

  @media (width >= 64em) {
    grid-template-columns: 1fr 1fr;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  &[data-layout='public'] {
    min-height: 100dvh;
  }
`;
