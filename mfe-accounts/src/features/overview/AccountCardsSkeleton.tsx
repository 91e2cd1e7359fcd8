import { Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { cardGridStyles } from './cardGridStyles';

export function AccountCardsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your accounts</VisuallyHidden>
      <Cards>
        <Skeleton height="14.5rem" radius="var(--radius)" />
        <Skeleton height="14.5rem" radius="var(--radius)" />
        <Skeleton height="14.5rem" radius="var(--radius)" />
      </Cards>
    </>
  );
}

const Cards = styled.div`
  ${cardGridStyles}
`;
