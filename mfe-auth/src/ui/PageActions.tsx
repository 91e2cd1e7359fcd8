import { styled } from 'styled-components';

export const PageActions = styled.div`
  display: grid;
  gap: 12px;
  margin-block-start: 32px;

  form > & {
    margin-block-start: 8px;
  }

  && > * {
    min-height: 48px;
    font-size: var(--text-16);
  }
`;
