import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  label: string;
  value: number;
  max: number;
}

export function Progress({ label, ...props }: ProgressProps) {
  return <Bar aria-label={label} {...props} />;
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  overflow: hidden;
  appearance: none;
  background: color-mix(in srgb, var(--field) 24%, transparent);
  color: var(--ink);

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    border-radius: 3px;
    background: currentColor;
    transition: inline-size 200ms;
  }

  &::-moz-progress-bar {
    border-radius: 3px;
    background: currentColor;
  }

  @media (prefers-reduced-motion: reduce) {
    &::-webkit-progress-value {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    color: Highlight;
    forced-color-adjust: none;
  }
`;
