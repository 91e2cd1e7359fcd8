import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Link } from '../router';
import { type ButtonLook, buttonStyles } from './buttonStyles';

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** Links to targets inside the application. */
export function ButtonLink({ variant = 'secondary', size = 'medium', icon, children, ...props }: ButtonLinkProps) {
  return (
    <StyledLink {...props} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </StyledLink>
  );
}

const StyledLink = styled(Link)`
  ${buttonStyles}
`;
