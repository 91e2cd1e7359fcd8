import checkingPattern from '@bank/shared/images/pattern-checking.svg';
import creditPattern from '@bank/shared/images/pattern-credit.svg';
import savingsPattern from '@bank/shared/images/pattern-savings.svg';
import { Link } from '@bank/shared/router';
import { plastic } from '@bank/shared/ui';
import styled, { css } from 'styled-components';

/** The pattern fades out towards the bottom, where text covers it. */
const cardBackground = (pattern: string, colour: string) => css`
  background: linear-gradient(140deg, var(--${colour}), var(--${colour}-deep) 78%) border-box;

  &::before {
    background:
      linear-gradient(to top, var(--${colour}-deep) 20%, transparent 48%) border-box,
      url(${pattern}) right var(--off) center / auto 100% no-repeat border-box;
  }
`;

/** Has the same colors in both themes, like a real card. */
export const CardFace = styled(Link)`
  ${plastic}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: 20px;
  height: 100%;
  min-height: 14.5rem;
  padding: 20px var(--pad);
  --off: -6rem;
  --plain: color-mix(in srgb, var(--plastic-checking-deep), var(--plastic-credit));
  --plain-deep: color-mix(in srgb, var(--plastic-checking-deep), var(--plastic-credit-deep));
  background: linear-gradient(140deg, var(--plain), var(--plain-deep) 78%) border-box;

  /* Mirrored with the text that the pattern leaves room for. Its border lies on the pattern. */
  && {
    border-color: transparent;
  }
  &::before {
    position: absolute;
    inset: -1px;
    z-index: -1;
    border: 1px solid rgb(255 255 255 / 12%);
    border-radius: inherit;
    content: '';
  }
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }

  @container (width < 22.5rem) {
    --off: -10rem;
    padding-inline: 16px;
  }
  &[data-type='Checking'] {
    ${cardBackground(checkingPattern, 'plastic-checking')}
  }
  &[data-type='Savings'] {
    ${cardBackground(savingsPattern, 'plastic-savings')}
  }
  &[data-type='Credit Card'] {
    ${cardBackground(creditPattern, 'plastic-credit')}
  }

  @media (forced-colors: active) {
    && {
      border-color: LinkText;
      background-image: none;
    }
    &::before {
      display: none;
    }
  }
`;
