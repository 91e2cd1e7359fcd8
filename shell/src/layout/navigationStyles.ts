import { css } from 'styled-components';

export const navigationRow = css`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--muted);
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color 150ms, color 150ms;

  > svg {
    flex: none;
  }
  &:hover {
    background: var(--sunk);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--ink);
    > svg {
      color: var(--accent-ink);
    }
    &::before {
      position: absolute;
      inset-block: 10px;
      inset-inline-start: 0;
      width: 3px;
      border-radius: 2px;
      background: var(--accent);
      content: '';
    }
  }
  dialog & {
    padding-block: 4px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-rail] {
    justify-content: center;
    padding: 0;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid CanvasText;
      outline-offset: -2px;
      &::before {
        content: none;
      }
    }
  }
`;
