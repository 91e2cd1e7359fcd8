import { styled } from 'styled-components';

/** The buttons that end a page, full width, the main one first. */
export const Actions = styled.div`
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
