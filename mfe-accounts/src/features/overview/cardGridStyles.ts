import { css } from 'styled-components';

/** Container queries, because the open sidebar takes room that a media query would not notice. */
export const cardGridStyles = css`
  display: grid;
  gap: 16px;

  @container (width >= 36rem) {
    grid-template-columns: 1fr 1fr;
    > :last-child:nth-child(odd):not(:only-child) {
      grid-column: 1 / -1;
    }
  }
  @container (width >= 55rem) {
    grid-template-columns: repeat(3, 1fr);
    gap: 24px;
    > :last-child:nth-child(odd):not(:only-child) {
      grid-column: auto;
    }
  }
`;
