import checkingPattern from '@bank/shared/images/pattern-checking.svg';
import creditPattern from '@bank/shared/images/pattern-credit.svg';
import { plastic } from '@bank/shared/ui';
import { css } from 'styled-components';

const colours = (pattern: string, colour: string) => css`
  background: linear-gradient(140deg, var(--${colour}), var(--${colour}-deep) 78%) border-box;

  &::before {
    background:
      linear-gradient(to top, var(--${colour}-deep) 12%, transparent 48%) border-box,
      url(${pattern}) right -2rem center / auto 100% no-repeat border-box;
  }
`;

/** Has the same colors in both themes and the proportions of a real card (ISO/IEC 7810); larger text makes it higher. Belongs in a container for `cqi`. */
export const plasticFace = css`
  ${plastic}
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: space-between;
  gap: 8px;
  min-height: 63.06cqi;
  padding: 20px;
  box-shadow: var(--shadow);

  &:hover {
    translate: none;
  }
  &::before,
  &::after {
    position: absolute;
    inset: -1px;
    z-index: -1;
    border-radius: inherit;
    content: '';
  }
  /* Mirrored with the text that the pattern leaves room for. */
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }
  /* Ice, from the edges. */
  &::after {
    box-shadow: inset 0 0 0 2px rgb(222 238 255 / 70%), inset 0 0 56px 8px rgb(205 229 255 / 50%);
    opacity: 0;
    transition: opacity 300ms;
  }
  &[data-kind='debit'] {
    ${colours(checkingPattern, 'plastic-checking')}
  }
  &[data-kind='credit'] {
    ${colours(creditPattern, 'plastic-credit')}
  }
  &[data-frozen] {
    filter: saturate(0.35);
    &::after {
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    && {
      border-color: CanvasText;
      background-image: none;
    }
    &::before {
      display: none;
    }
  }
`;
