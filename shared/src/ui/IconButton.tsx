import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from './Button';
import { Tooltip, type TooltipSide } from './Tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  label: string;
  icon: ReactNode;
  tooltipSide?: TooltipSide;
}

/** A square of 36 px, 44 px on touch screens (WCAG 2.5.5). */
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
