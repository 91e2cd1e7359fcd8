import styled, { css, type RuleSet } from 'styled-components';

/** Five rows would take half a screen. */
export const onPhone = (styles: RuleSet) => css`
  @media (width < 64em) {
    @container widget (width < 30rem) {
      ${styles}
    }
  }
`;
/** Five rows would not fill the height. */
export const besideTall = (styles: RuleSet) => css`
  @media (width >= 64em) {
    @container widget (width < 25rem) {
      ${styles}
    }
  }
`;

export const ActionList = styled.ul`
  display: grid;
  flex: 1;
  grid-auto-rows: minmax(3.25rem, 1fr);
  margin-block: -4px;

  > li + li {
    border-block-start: 1px solid var(--hairline);
  }

  > li {
    display: grid;
    min-width: 0;
  }

  @container widget (width >= 45rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > li + li {
      border-block-start: 0;
      border-inline-start: 1px solid var(--hairline);
    }
  }

  ${onPhone(css`
    /* A column is as wide as its longest word. */
    grid-template-columns: repeat(5, minmax(min-content, 1fr));
    gap: 4px;

    > li + li {
      border: 0;
    }
    @container widget (width < 20rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    @container widget (width < 13rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `)}

  ${besideTall(css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    margin: 0;

    > li {
      border: 1px solid var(--hairline);
      border-radius: var(--radius-small);
    }
    > li:first-child {
      grid-column: 1 / -1;
    }
  `)}
`;
