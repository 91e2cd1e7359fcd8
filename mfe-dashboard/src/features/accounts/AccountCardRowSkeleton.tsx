import { Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
import { PHONE_HEIGHT, rowStyles, scrollerStyles } from './AccountCardRow';

const CARDS = ['checking', 'savings', 'credit'];

export function AccountCardRowSkeleton() {
  const text = useText();
  return (
    <Clip>
      <VisuallyHidden>{text('accounts.loading')}</VisuallyHidden>
      <Row aria-hidden>
        {CARDS.map((card) => (
          <Skeleton key={card} height="11.5rem" radius="var(--radius)" />
        ))}
      </Row>
    </Clip>
  );
}

const Clip = styled.div`
  ${scrollerStyles}
  position: relative;
  overflow: hidden;
`;

const Row = styled.div`
  ${rowStyles}

  > span {
    height: 100%;
    min-height: 11.5rem;

    @media (width < 48em) {
      min-height: ${PHONE_HEIGHT};
    }
  }
`;
