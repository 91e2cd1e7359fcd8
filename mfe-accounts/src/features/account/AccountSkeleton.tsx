import { Card, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../texts/messages';

export function AccountSkeleton() {
  const text = useText();
  return (
    <>
      <VisuallyHidden role="status">{text('account.loading')}</VisuallyHidden>
      <Card aria-hidden>
        <Figures>
          <Skeleton width="6rem" />
          <Skeleton width="11rem" height="2.4rem" />
        </Figures>
      </Card>
      <Card aria-hidden>
        <Rows>
          <Skeleton width="12rem" height="1.75rem" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </Rows>
      </Card>
    </>
  );
}

const Figures = styled.div`
  display: grid;
  gap: 6px;
`;

const Rows = styled.div`
  display: grid;
  gap: 16px;
`;
