import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles';

export interface ButtonAnchorProps extends ComponentProps<'a'>, ButtonLook {}

/** Links to targets outside the application: another site, a file, `mailto:`. */
export function ButtonAnchor({ variant = 'secondary', size = 'medium', icon, children, ...props }: ButtonAnchorProps) {
  return (
    <StyledAnchor {...props} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </StyledAnchor>
  );
}

const StyledAnchor = styled.a`
  ${buttonStyles}
`;
