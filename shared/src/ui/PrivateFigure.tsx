import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/messages';
import { useBalances } from './balances';
import { VisuallyHidden } from './VisuallyHidden';

/** The same for every figure: its length would say how large it is. */
export const HIDDEN_FIGURE = '••••••';

export interface PrivateFigureProps {
  children: ReactNode;
}

/** A figure that says what a customer has, such as a share of it. Replaced while balances are hidden, as `Money` is. */
export function PrivateFigure({ children }: PrivateFigureProps) {
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  if (!isHidden) return children;
  return (
    <Mask>
      <span aria-hidden>{HIDDEN_FIGURE}</span>
      <VisuallyHidden>{text('figure.hidden')}</VisuallyHidden>
    </Mask>
  );
}

const Mask = styled.span`
  position: relative;
`;
