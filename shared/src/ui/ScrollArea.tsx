import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from './composeHandlers';
import { focusRing } from './styles';
import { useOverflow } from './useOverflow';
import { useScrollbar } from './useScrollbar';

export interface ScrollAreaProps extends ComponentProps<'div'> {
  label: string;
  landmark?: 'nav' | 'region';
}

/** Shows a thin bar while in use. While it overflows, the keyboard reaches it (WCAG 2.1.1), and it is a region. */
export function ScrollArea({ label, landmark = 'region', ref, ...props }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLDivElement, []);
  const isOverflowing = useOverflow(area);
  const isNav = landmark === 'nav';
  const { isActive, handlers } = useScrollbar();
  return (
    <Area
      ref={area}
      as={isNav ? 'nav' : 'div'}
      role={isOverflowing && !isNav ? 'region' : undefined}
      aria-label={isOverflowing || isNav ? label : undefined}
      tabIndex={isOverflowing ? 0 : undefined}
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
