import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { focusRing } from './styles';

export interface ButtonLook {
  /** `primary`: at most one per screen. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium';
  icon?: ReactNode;
}

export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 6px 18px;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--ink);
  font-family: inherit;
  font-size: var(--text-14);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 150ms, border-color 150ms, color 150ms;
  ${focusRing}

  & svg {
    flex: none;
  }

  &[data-size='small'] {
    min-height: 36px;
    padding: 4px 12px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }

  &[data-variant='primary'] {
    background: var(--primary);
    color: var(--on-primary);
    &:hover {
      background: var(--primary-hover);
    }
    @media (forced-colors: active) {
      &,
      &:hover {
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }

  &[data-variant='secondary'] {
    border-color: color-mix(in srgb, var(--field) 45%, var(--hairline));
    background: var(--surface);
    &:hover {
      border-color: var(--field);
      background: var(--sunk);
    }
  }

  &[data-variant='ghost']:hover,
  &[data-variant='ghost'][aria-expanded='true'] {
    background: color-mix(in srgb, var(--field) 16%, transparent);
  }

  &[data-variant='danger'] {
    border-color: color-mix(in srgb, var(--negative) 45%, transparent);
    color: var(--negative);
    &:hover {
      border-color: var(--negative);
      background: var(--negative-soft);
    }
  }

  &&:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    border-color: var(--hairline);
    background: var(--sunk);
    color: var(--muted);
    cursor: not-allowed;
    @media (forced-colors: active) {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
  }

  &&[data-variant='ghost']:is(:disabled, [aria-disabled='true']) {
    border-color: transparent;
    background: transparent;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
