import { styled } from 'styled-components';

/** The whole row leads where its link does. */
export const RowList = styled.ul`
  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    align-items: center;
    min-height: 64px;
    padding-block: 10px;
  }
  > li + li {
    border-block-start: 1px solid var(--hairline);
  }
  > li:has(a):hover {
    background: var(--sunk);
    box-shadow: -12px 0 var(--sunk), 12px 0 var(--sunk);
  }
  > li > svg {
    flex: none;
    /* Icons take as much room as initials. */
    margin-inline: calc((2rem - 1.25rem) / 2);
    color: var(--muted);
  }
`;

export const RowWords = styled.div`
  display: grid;
  flex: 1 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;

  > a {
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;

    /* The whole row leads there. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 -12px;
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    &:focus-visible {
      outline: none;
      &::before {
        outline: 2px solid var(--focus);
        outline-offset: -2px;
        border-radius: var(--radius-small);
      }
    }
  }
  > span {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;

/** Below the words where large text leaves too little room. */
export const RowFigures = styled.div`
  display: grid;
  gap: 2px;
  justify-items: end;
  margin-inline-start: auto;
  font-weight: 600;
`;
