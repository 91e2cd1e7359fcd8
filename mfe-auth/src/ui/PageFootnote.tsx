import { styled } from 'styled-components';

export const PageFootnote = styled.p`
  margin: 32px 0 0;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--hairline);
  color: var(--muted);
  font-size: var(--text-14);
  line-height: 1.5;
`;
