import { css } from 'styled-components';
import { focusRing } from './styles';

/** The text is at least 16 px, because iOS zooms into inputs with smaller text. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 4px 14px;
  border: 1px solid var(--field);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--ink);
  font-family: inherit;
  font-size: max(16px, 1rem);
  line-height: 1.5;
  transition: border-color 150ms, background-color 150ms;
  ${focusRing}

  &:hover {
    border-color: var(--ink);
  }

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--negative);
    box-shadow: inset 0 0 0 1px var(--negative);
  }

  &:disabled {
    border-color: var(--hairline);
    background: var(--sunk);
    color: var(--muted);
    cursor: not-allowed;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
