import { Link } from '@bank/shared/router';
import { css, styled } from 'styled-components';

const linkStyles = css`
  border-radius: 4px;
  color: var(--ink);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: var(--field);
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;

  &:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** A link within the application. */
export const TextLink = styled(Link)`
  ${linkStyles}
  display: inline-block;
  padding-block: 2px;
`;

/** A link to another site. */
export const TextAnchor = styled.a`
  ${linkStyles}
`;
