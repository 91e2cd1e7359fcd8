import { Dialog } from '@bank/shared/ui';
import styled from 'styled-components';

/** A dialog with a field in place of its title. It keeps its height, whatever is found. */
export const SearchBox = styled(Dialog)`
  && {
    max-width: 40rem;
    height: min(36rem, 100dvh - 48px);
    margin-block-start: max(24px, 12dvh);
    max-height: calc(100dvh - 24px - max(24px, 12dvh));
    overflow: hidden;
  }

  > :first-child {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 16px;
    align-items: center;
    height: 48px;
    padding: 0;

    > button {
      margin: 0;
    }
  }

  > :last-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    padding: 0;
    overflow: hidden;

    > :first-child {
      flex: none;
      padding-block: 16px 12px;
      padding-inline: 16px 68px;
      border-block-end: 1px solid var(--hairline);
    }
  }

  @media (width < 30em) {
    && {
      height: calc(100dvh - 24px);
      max-height: none;
      margin-block-start: auto;
    }
  }

  @media (height < 30em) and (width >= 30em) {
    && {
      height: calc(100dvh - 24px);
      max-height: none;
      margin-block: 12px;
    }
  }
`;
