import { css, keyframes, styled } from 'styled-components';
import { fadeIn, topLayer } from './styles';

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/** A button at the edge is scrolled to with its focus ring. */
const roomForRing = css`
  scroll-padding-block: 8px;
`;

export const modalStyles = css`
  ${topLayer}
  padding: 0;
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: rgb(11 17 32 / 56%);
    animation: ${fadeIn} 200ms ease-out;
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &::backdrop {
      animation: none;
    }
  }
`;

// Where title and buttons would leave no room for what is between them, all of it scrolls.
export const DialogBox = styled.dialog`
  ${modalStyles}
  inset: 0;
  width: calc(100vw - 32px);
  max-width: 32.5rem;
  height: fit-content;
  max-height: min(45rem, 100dvh - 48px);
  margin: auto;
  border-radius: var(--radius);
  animation: ${rise} 200ms ease-out;

  &[data-size='small'] {
    max-width: 25rem;
  }

  &[data-size='large'] {
    max-width: 45rem;
  }

  &&:focus {
    outline: none;
  }

  @media (width < 30em) {
    width: 100%;
    max-width: 100%;
    max-height: calc(100dvh - 24px);
    margin-block-end: 0;
    border-width: 1px 0 0;
    border-radius: var(--radius) var(--radius) 0 0;
  }

  @media (height < 30em) {
    overflow: auto;
    ${roomForRing}

    & > * {
      flex: none;
      overflow: visible;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  padding: 24px 24px 8px;

  & > h2 {
    margin: 0;
    font-size: var(--text-20);
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

export const Body = styled.div`
  padding: 4px 24px 24px;
  overflow: auto;
  ${roomForRing}

  & > p:first-child {
    margin: 0;
    color: var(--muted);
    overflow-wrap: anywhere;

    &:not(:last-child) {
      margin-block-end: 16px;
    }
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 16px 24px;
  border-block-start: 1px solid var(--hairline);

  @media (width < 30em) {
    padding-block-end: max(16px, env(safe-area-inset-bottom));

    & > * {
      flex: 1 1 auto;
    }
  }
`;
