import { styled } from 'styled-components';

export const Message = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 32px 16px;
  text-align: center;

  & > img {
    max-width: 100%;
    height: auto;
    margin-block-end: 16px;
    object-fit: contain;
  }

  & > :is(h1, h2, h3, p) {
    max-width: 44ch;
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  & > :is(h1, h2, h3) {
    font-size: var(--text-16);
    font-weight: 600;
    line-height: 1.5;
  }

  & > h1 {
    font-size: var(--text-24);
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
`;

export const MessageText = styled.div`
  max-width: 44ch;
  color: var(--muted);
  font-size: var(--text-14);
  line-height: 1.5;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const MessageIcon = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-block-end: 12px;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  background: var(--sunk);
  color: var(--muted);

  &[data-tone='negative'] {
    border-color: transparent;
    background: var(--negative-soft);
    color: var(--negative);
  }
`;

// A group of several actions takes a line of its own.
export const MessageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  margin-block-start: 16px;

  & > div {
    flex-basis: 100%;
  }
`;
