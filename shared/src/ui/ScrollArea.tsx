import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from './composeHandlers';
import { focusRing } from './styles';
import { useScrollbar } from './useScrollbar';

export interface ScrollAreaProps extends ComponentProps<'div'> {
  label: string;
}

/** A scrollable region that the keyboard can reach (WCAG 2.1.1), with a thin bar that shows while in use. */
export function ScrollArea({ label, ...props }: ScrollAreaProps) {
  const { isActive, handlers } = useScrollbar();
  return (
    <Area
      role="region"
      aria-label={label}
      tabIndex={0}
      {...props}
      {...composeHandlers(props, handlers)}
      data-active={isActive || undefined}
    />
  );
}

const Area = styled.div`
  min-width: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: transparent transparent;
  ${focusRing}

  &[data-active] {
    scrollbar-color: var(--field) transparent;
  }

  @media (forced-colors: active) {
    scrollbar-color: auto;
  }
`;
