import { type ExtensionFacts, Slot } from '@bank/shared/contract';
import { IconButton, iconProps } from '@bank/shared/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { text, useText } from '../messages';

/** What remotes add to the header, such as the bell of their notifications. */
export function HeaderItems({ isMobile }: { isMobile: boolean }) {
  useText();
  return (
    <Items>
      <Slot name="bank/header/items@1" props={{ isMobile }} renderFailure={renderFailure} />
    </Items>
  );
}

function renderFailure({ title }: ExtensionFacts, retry: () => void) {
  return (
    <IconButton
      label={text('failure.headerItem', { title })}
      tooltipSide="bottom"
      icon={<TriangleAlert {...iconProps} />}
      onClick={retry}
    />
  );
}

const Items = styled.div`
  display: flex;
  flex: none;
  gap: 8px;

  &:empty {
    display: none;
  }
  > [aria-busy] {
    width: 36px;
  }
  @media (pointer: coarse) {
    > [aria-busy] {
      width: 44px;
    }
  }
`;
