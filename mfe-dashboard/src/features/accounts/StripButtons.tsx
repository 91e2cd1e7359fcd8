import { IconButton, iconProps } from '@bank/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../messages';
import type { CardStrip } from './useCardStrip';

/** Both stay while one has nothing to do, so that the other keeps its place and the focus. */
export function StripButtons({ strip: { hasPrevious, hasNext, goBack, goOn } }: { strip: CardStrip }) {
  const text = useText();
  if (!hasPrevious && !hasNext) return null;
  return (
    <Pair data-screen-only>
      <IconButton
        label={text(hasPrevious ? 'accounts.previous' : 'accounts.isFirst')}
        icon={<ChevronLeft {...iconProps} size={20} />}
        aria-disabled={!hasPrevious || undefined}
        onClick={goBack}
      />
      <IconButton
        label={text(hasNext ? 'accounts.next' : 'accounts.isLast')}
        icon={<ChevronRight {...iconProps} size={20} />}
        aria-disabled={!hasNext || undefined}
        onClick={goOn}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;

  @media (forced-colors: active) {
    gap: 8px;
  }
`;
