import { css } from 'styled-components';

/** A link that looks like a bank card: light on its colour in both themes, and lifted under the pointer. */
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
