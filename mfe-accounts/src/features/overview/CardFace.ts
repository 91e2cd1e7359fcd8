import { Link } from '@bank/shared/router';
import { plastic } from '@bank/shared/ui';
import styled, { css } from 'styled-components';
import checkingPattern from '../../../../shared/src/images/pattern-checking.svg';
import creditPattern from '../../../../shared/src/images/pattern-credit.svg';
import savingsPattern from '../../../../shared/src/images/pattern-savings.svg';

/** A gradient with a pattern that runs off the right edge and fades out under the line of facts at the foot. */
const printed = (pattern: string, colour: string) => css`
  background:
    linear-gradient(to top, var(--${colour}-deep) 20%, transparent 48%) border-box,
    url(${pattern}) right var(--off) center / auto 100% no-repeat border-box,
    linear-gradient(140deg, var(--${colour}), var(--${colour}-deep) 78%) border-box;
`;

/** The plastic: a gradient and a pattern for each kind, the same in both themes as a real card is. */
export const CardFace = styled(Link)`
  ${plastic}
  display: flex;
  flex-direction: column;
  gap: 20px;
  height: 100%;
  min-height: 232px;
  padding: 20px var(--pad);
  --off: -6rem;

  @container (max-width: 359.98px) {
    --off: -10rem;
    padding-inline: 16px;
  }
  &[data-type='Checking'] {
    ${printed(checkingPattern, 'plastic-checking')}
  }
  &[data-type='Savings'] {
    ${printed(savingsPattern, 'plastic-savings')}
  }
  &[data-type='Credit Card'] {
    ${printed(creditPattern, 'plastic-credit')}
  }

  @media (forced-colors: active) {
    && {
      background-image: none;
    }
  }
`;
