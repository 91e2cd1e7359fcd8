import { styled } from 'styled-components';

/** The card itself, and what it may do beside or below it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  @media (width >= 64em) {
    grid-template-columns: minmax(0, 23rem) minmax(0, 1fr);
    gap: 48px;
  }
`;
