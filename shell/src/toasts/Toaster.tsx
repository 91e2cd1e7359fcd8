import { startToast, type Toast, toast, useToaster } from '@bank/shared/toast';
import { IconButton } from '@bank/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from '../messages';
import { useKeepClear } from '../ui/useKeepClear';
import { usePageHidden } from './usePageHidden';

/** Further toasts wait until one of these is gone. */
export const VISIBLE_TOASTS = 3;

/** Shows the toasts of all remotes. Their timers pause while one has the pointer or the focus. */
export function Toaster() {
  const text = useText();
  const { toasts, handlers } = useToaster();
  const visible = toasts.filter((candidate) => candidate.visible).slice(0, VISIBLE_TOASTS);
  usePageHidden(handlers.startPause, handlers.endPause);

  useEffect(() => {
    for (const candidate of visible) if (candidate.duration === Number.POSITIVE_INFINITY) startToast(candidate);
  }, [visible]);

  const region = useRef<HTMLDivElement>(null);
  useKeepClear(region, '--toasts', visible.length);

  // What is removed under the pointer, or with the focus, says neither that it was left nor that it lost it.
  const goOn = useEffectEvent(() => {
    if (visible.length === 0 || !region.current?.matches(':hover, :focus-within')) handlers.endPause();
  });
  useEffect(() => goOn(), [visible.length]);

  return (
    <Region
      ref={region}
      role="region"
      aria-label={text('toasts.label')}
      data-screen-only
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <ol aria-live="polite" aria-relevant="additions">
        {visible.toReversed().map((shown) => (
          <ToastItem key={shown.id} shown={shown} />
        ))}
      </ol>
    </Region>
  );
}

function ToastItem({ shown }: { shown: Toast }) {
  const text = useText();
  return (
    <Item>
      {typeof shown.message === 'function' ? shown.message(shown) : shown.message}
      <IconButton
        label={text('toasts.dismiss')}
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => toast.remove(shown.id)}
      />
    </Item>
  );
}

const Region = styled.div`
  position: fixed;
  inset-block-end: calc(24px + var(--bar, 0px));
  inset-inline-end: 24px;
  z-index: 4;
  width: 22.25rem;

  ol {
    display: grid;
    gap: 8px;
  }
  @media (width < 37.5em) {
    inset-block-end: calc(16px + var(--bar, 0px));
    inset-inline: 16px;
    width: auto;
  }
`;

const slideIn = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Item = styled.li`
  display: flex;
  gap: 8px;
  align-items: start;
  padding-block: 14px;
  padding-inline: 16px 8px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${slideIn} 200ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
