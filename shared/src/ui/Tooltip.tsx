import { type ComponentProps, cloneElement, type ReactElement, useId, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from './composeHandlers';
import { placePopover } from './placePopover';
import { fadeIn, topLayer } from './styles';
import { useTooltip } from './useTooltip';

/** `end` follows the text's direction; `right` is its former name. */
export type TooltipSide = 'top' | 'end' | 'bottom' | 'right';

export interface TooltipProps {
  content: string;
  side?: TooltipSide;
  children: ReactElement<ComponentProps<'button'>>;
}

/** Shows on hover and keyboard focus, never on touch: nothing essential belongs here. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId();
  const { anchor, bubble, close, handlers } = useTooltip();
  const isDescription = content !== children.props['aria-label'];

  useLayoutEffect(() => {
    if (!anchor || !bubble.current) return;
    bubble.current.showPopover();
    placePopover(bubble.current, anchor, { side: side === 'right' ? 'end' : side, align: 'center' });
  }, [anchor, bubble, side]);

  return (
    <>
      {cloneElement(children, {
        ...composeHandlers(children.props, handlers),
        ...(anchor && isDescription && { 'aria-describedby': id }),
      })}
      {anchor && (
        <Bubble ref={bubble} id={id} role="tooltip" popover="manual" onPointerLeave={close}>
          {content}
        </Bubble>
      )}
    </>
  );
}

// An invisible ring bridges the gap to the anchor, so that the pointer can cross it (WCAG 1.4.13).
const Bubble = styled.span`
  ${topLayer}
  width: max-content;
  max-width: min(18rem, 100vw - 16px);
  padding: 5px 10px;
  overflow: visible;
  border-color: transparent;
  border-radius: var(--radius-small);
  background: var(--ink);
  color: var(--ground);
  font-size: var(--text-12);
  overflow-wrap: anywhere;
  animation: ${fadeIn} 150ms ease-out;

  &::before {
    position: absolute;
    inset: -8px;
    z-index: -1;
    content: '';
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
