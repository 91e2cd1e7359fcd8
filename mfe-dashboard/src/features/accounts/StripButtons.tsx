import { IconButton, iconProps } from '@bank/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { CardStrip } from './useCardStrip';

/** Both stay while one has nothing to do, so that the other keeps its place and the focus. */
export function StripButtons({ strip: { hasPrevious, hasNext, goBack, goOn } }: { strip: CardStrip }) {
  if (!hasPrevious && !hasNext) return null;
  return (
    <Pair data-screen-only>
      <IconButton
        label={hasPrevious ? 'Previous account' : 'This is the first account'}
        icon={<ChevronLeft {...iconProps} size={20} />}
        aria-disabled={!hasPrevious || undefined}
        onClick={goBack}
      />
      <IconButton
        label={hasNext ? 'Next account' : 'This is the last account'}
        icon={<ChevronRight {...iconProps} size={20} />}
        aria-disabled={!hasNext || undefined}
        onClick={goOn}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;

  /* They would take a line of their own. */
  @media (max-width: 22.49em) {
    display: none;
  }
`;
