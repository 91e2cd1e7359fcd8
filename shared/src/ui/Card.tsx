import { styled } from 'styled-components';

export const Card = styled.section`
  min-width: 0;
  padding: var(--pad);
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);

  @media (width < 30em) {
    padding: 16px;
  }
`;
