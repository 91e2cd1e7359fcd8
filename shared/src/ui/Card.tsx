import { styled } from 'styled-components';

export const Card = styled.section`
  min-width: 0;
  padding: var(--pad);
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);

  @media (max-width: 479.98px) {
    padding: 16px;
  }
`;
