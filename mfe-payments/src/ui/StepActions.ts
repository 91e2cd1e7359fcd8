import { styled } from 'styled-components';

/** Stays at hand on phones, however long the form is. */
export const StepActions = styled.div`
  display: grid;
  gap: 12px;

  && > * {
    min-height: 48px;
    font-size: var(--text-16);
  }

  @media (width < 48em) and (height >= 30em) {
    position: sticky;
    bottom: max(var(--toasts, 0px), var(--notice, 0px));
    margin: 0 -16px -16px;
    padding: 12px 16px max(12px, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--hairline);
    background: var(--ground);
  }
`;
