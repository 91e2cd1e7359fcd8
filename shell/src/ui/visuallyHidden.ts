import { css } from 'styled-components';

/** Hides from the eye at some sizes only; `VisuallyHidden` always does. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip: rect(0 0 0 0);
  clip-path: inset(50%);
`;
