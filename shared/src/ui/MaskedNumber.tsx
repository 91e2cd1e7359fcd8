import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/messages';
import { VisuallyHidden } from './VisuallyHidden';

export interface MaskedNumberProps extends Omit<ComponentProps<'span'>, 'children' | 'prefix'> {
  lastFour: string;
  prefix?: string;
}

/** `•••• 1234` on screen, "ending 1234" for screen readers. */
export function MaskedNumber({ lastFour, prefix, ...props }: MaskedNumberProps) {
  const text = useText();
  return (
    <Digits {...props}>
      {prefix && `${prefix} `}
      <bdi dir="ltr" aria-hidden>
        •••• {lastFour}
      </bdi>
      <VisuallyHidden>{text('number.ending', { digits: lastFour })}</VisuallyHidden>
    </Digits>
  );
}

const Digits = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
