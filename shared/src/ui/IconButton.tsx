import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from './Button';
import { Tooltip, type TooltipSide } from './Tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  /** The button's name, which its tooltip shows too. */
  label: string;
  icon: ReactNode;
  tooltipSide?: TooltipSide;
}

/** A square button with an icon alone: 36 px, and 44 px for fingers. */
export function IconButton({ label, variant = 'ghost', tooltipSide, ...props }: IconButtonProps) {
  return (
    <Tooltip content={label} side={tooltipSide}>
      <SquareButton {...props} variant={variant} aria-label={label} />
    </Tooltip>
  );
}

const SquareButton = styled(Button)`
  && {
    flex: none;
    width: 36px;
    min-height: 36px;
    padding: 0;
    @media (pointer: coarse) {
      width: 44px;
      min-height: 44px;
    }
  }
`;
