import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Replaces the icon by a spinner and ignores clicks; text and focus stay. */
  busy?: boolean;
}

/** A `<button type="button">`. With `aria-disabled` it stays focusable, so that a description can explain why. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  children,
  ...props
}: ButtonProps) {
  const isBlocked = busy || isTrue(props['aria-disabled']);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return props.onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <StyledButton
      type="button"
      {...props}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </StyledButton>
  );
}

function isTrue(attribute: ComponentProps<'button'>['aria-disabled']): boolean {
  return attribute === true || attribute === 'true';
}

export const StyledButton = styled.button`
  ${buttonStyles}
`;
