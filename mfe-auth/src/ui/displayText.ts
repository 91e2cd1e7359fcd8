import { css } from 'styled-components';

/** The largest text of a page. */
export const displayText = css`
  margin: 0;
  font-size: var(--text-32);
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.022em;
  text-wrap: balance;
`;
