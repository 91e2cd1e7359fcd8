import { css } from 'styled-components';

/** Makes a link look like a bank card; the caller adds the card's color. */
export const plastic = css`
  border: 1px solid rgb(255 255 255 / 12%);
  border-radius: var(--radius);
  color: var(--on-plastic);
  text-decoration: none;
  transition: translate 200ms;

  &:hover {
    translate: 0 -2px;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:hover {
      translate: none;
    }
  }

  @media (forced-colors: active) {
    border-color: LinkText;
  }
`;
