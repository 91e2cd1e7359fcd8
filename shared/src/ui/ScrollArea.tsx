import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from './composeHandlers';
import { focusRing } from './styles';
import { useScrollbar } from './useScrollbar';

export interface ScrollAreaProps extends ComponentProps<'div'> {
  /** The region's name. */
  label: string;
}

/** A scrolling region that the keyboard reaches; its thin bar shows only when it is in use. */
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
