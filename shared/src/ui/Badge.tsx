import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Never the only carrier of meaning (WCAG 1.4.1). */
  tone: 'neutral' | 'positive' | 'negative' | 'accent';
}

export function Badge({ tone, ...props }: BadgeProps) {
  return <Pill {...props} data-tone={tone} />;
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 22px;
  padding: 1px 8px;
  border: 1px solid transparent;
  border-radius: 999px;
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 1.5;
  white-space: nowrap;

  &[data-tone='neutral'] {
    border-color: var(--hairline);
    background: var(--sunk);
    color: var(--muted);
  }

  &[data-tone='positive'] {
    background: color-mix(in srgb, var(--positive) 12%, var(--surface));
    color: var(--positive);
  }

  &[data-tone='negative'] {
    background: var(--negative-soft);
    color: var(--negative);
  }

  &[data-tone='accent'] {
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
`;
