import styled from 'styled-components';

export const IconDisc = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  background: var(--sunk);
  color: var(--muted);
`;
