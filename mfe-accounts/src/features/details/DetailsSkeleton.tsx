import { Card, CardHeader, Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';

/** Four rows, because most customers have four accounts. */
export function DetailsSkeleton() {
  const text = useText();
  return (
    <Card aria-busy>
      <CardHeader title={text('details.title')}>
        <Sort width="13rem" height="36px" />
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
  @media (width >= 60em) {
    display: none;
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 8px;

  @media (width < 60em) {
    gap: 12px;
    > :first-child {
      display: none;
    }
    > * {
      height: calc(56px + 4.25rem);
    }
  }
`;
