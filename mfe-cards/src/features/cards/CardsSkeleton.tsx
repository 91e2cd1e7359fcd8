import { Card, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { Columns } from './Columns';

export function CardsSkeleton() {
  const text = useText();
  return (
    <Waiting role="status">
      <VisuallyHidden>{text('cards.loading')}</VisuallyHidden>
      <Columns>
        <Skeleton height="14rem" radius="var(--radius)" />
        <Skeleton height="22rem" />
      </Columns>
    </Waiting>
  );
}

const Waiting = styled(Card)`
  position: relative;
`;
