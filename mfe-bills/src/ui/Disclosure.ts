import { styled } from 'styled-components';

/** What is shown once its summary is pressed. */
export const Disclosure = styled.details`
  color: var(--muted);

  > summary {
    min-height: 44px;
    padding-block: 10px;
    color: var(--accent-ink);
    font-weight: 500;
    cursor: pointer;
  }
  > summary:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--radius-small);
  }
`;
