import { css, keyframes } from 'styled-components';

/** The ring is an outline, because forced-colors mode removes shadows (WCAG 2.4.7). */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

export const fadeIn = keyframes`from { opacity: 0; }`;

/** Resets what elements in the top layer would inherit from their place in the DOM. */
export const topLayer = css`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 1px solid var(--hairline);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: 400;
  line-height: 1.5;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  white-space: normal;
  visibility: visible;
`;
