import { Card, CardHeader, Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';

/** Four rows, because most customers have four accounts. */
export function DetailsSkeleton() {
  return (
    <Card aria-busy>
      <CardHeader title="Account Details">
        <Sort width="154px" height="36px" />
      </CardHeader>
      <Rows>
        <Skeleton height="44px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </Rows>
    </Card>
  );
}

const Sort = styled(Skeleton)`
  @media (min-width: 768px) {
    display: none;
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 8px;

  @media (max-width: 767.98px) {
    gap: 12px;
    > :first-child {
      display: none;
    }
    > * {
      height: 120px;
    }
  }
`;
