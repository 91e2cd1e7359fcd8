import { css, keyframes } from 'styled-components';

/** The 2 px ring with offset of WCAG 2.4.7; an outline, so that forced-colors mode keeps it. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

export const fadeIn = keyframes`from { opacity: 0; }`;

/** Reset and ground of everything in the top layer: nothing of the place it is written in shines through. */
export const layer = css`
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
