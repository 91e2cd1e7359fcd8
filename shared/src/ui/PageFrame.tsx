import { styled } from 'styled-components';

/** The frame of a page beside the sidebar: its width, its margins, and the distance between its parts. */
export const PageFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-width: 78rem;
  margin-inline: auto;
  padding: 24px;

  @media (width < 48em) {
    gap: 24px;
    padding: 16px;
  }
`;
