import { Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { NARROW } from '../../lib/useIsNarrow';
import { useText } from '../../messages';
import { cardGridStyles } from './cardGridStyles';

export function AccountCardsSkeleton() {
  const text = useText();
  return (
    <>
      <VisuallyHidden role="status">{text('overview.loading')}</VisuallyHidden>
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

  @media ${NARROW} {
    display: none;
  }
`;
