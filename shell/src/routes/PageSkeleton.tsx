import type { RegisteredMount } from '@bank/shared/contract';
import { Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled, { keyframes } from 'styled-components';
import { useText } from '../messages';
import { useMarkPageLoading } from './pageLoading';

/** Public pages stay empty, because the splash has just been shown. */
export function PageSkeleton({ layout }: Pick<RegisteredMount, 'layout'>) {
  const text = useText();
  useMarkPageLoading();
  return (
    <Place data-layout={layout} aria-busy>
      <VisuallyHidden role="status">{text('page.loading')}</VisuallyHidden>
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

// Pages have skeletons of their own, with which most begin: two after each other look like two pages.
const Place = styled.div`
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
