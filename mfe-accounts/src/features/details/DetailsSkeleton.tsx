import { CardHeader, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { useIsNarrow } from '../../lib/useIsNarrow';
import { useText } from '../../messages';
import { cardGridStyles } from '../overview/cardGridStyles';
import { DetailsFrame } from './DetailsFrame';

/** Four rows, because most customers have four accounts. */
export function DetailsSkeleton() {
  const text = useText();
  const isNarrow = useIsNarrow();
  const title = text('details.title');
  return (
    <DetailsFrame aria-busy>
      <CardHeader title={isNarrow ? <VisuallyHidden>{title}</VisuallyHidden> : title}>
        {isNarrow && <Sort width="13rem" height="36px" />}
      </CardHeader>
      {isNarrow ? <CardsSkeleton /> : <RowsSkeleton />}
    </DetailsFrame>
  );
}

function CardsSkeleton() {
  return (
    <Place>
      <Cards>
        <Skeleton height="14rem" radius="var(--radius)" />
        <Skeleton height="14rem" radius="var(--radius)" />
        <Skeleton height="14rem" radius="var(--radius)" />
        <Skeleton height="14rem" radius="var(--radius)" />
      </Cards>
    </Place>
  );
}

function RowsSkeleton() {
  return (
    <Rows>
      <Skeleton height="44px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
    </Rows>
  );
}

const Sort = styled(Skeleton)`
  @media (pointer: coarse) {
    height: 44px;
  }
`;

const Place = styled.div`
  container-type: inline-size;
`;

const Cards = styled.div`
  ${cardGridStyles}
`;

const Rows = styled.div`
  display: grid;
  gap: 8px;
`;
