import { css } from 'styled-components';

/** Three cards abreast, or two with the odd one across, or one; by the room there is, whatever the sidebar takes. */
export const cardGrid = css`
  display: grid;
  gap: 16px;

  @container (min-width: 576px) {
    grid-template-columns: 1fr 1fr;
    > :last-child:nth-child(odd):not(:only-child) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 880px) {
    grid-template-columns: repeat(3, 1fr);
    gap: 24px;
    > :last-child:nth-child(odd):not(:only-child) {
      grid-column: auto;
    }
  }
`;
