import { Link } from '@bank/shared/router';
import styled, { css } from 'styled-components';

export const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 2;
  height: var(--bar);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--hairline);
  background: var(--surface);

  > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    height: 100%;
  }
  li {
    display: grid;
  }
`;

const place = css`
  position: relative;
  display: grid;
  gap: 2px;
  place-content: center;
  place-items: center;
  min-width: 0;
  padding: 0 2px;
  border: 0;
  background: none;
  color: var(--muted);
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: color 150ms;

  > span:first-of-type {
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: center;
  }
  /* A badge stands at the corner of the icon. */
  && > [data-rail] {
    inset-block-start: 4px;
    inset-inline-end: calc(50% - 24px);
  }
  &:hover {
    color: var(--ink);
  }
  &:active {
    background: var(--sunk);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    color: var(--ink);
    > svg {
      color: var(--accent-ink);
    }
    &::before {
      position: absolute;
      inset-block-start: -1px;
      width: 32px;
      height: 3px;
      border-radius: 0 0 2px 2px;
      background: var(--accent);
      content: '';
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid CanvasText;
      outline-offset: -2px;
      &::before {
        content: none;
      }
    }
  }
`;

export const BarLink = styled(Link)`
  ${place}
`;

export const BarButton = styled.button`
  ${place}
`;
