import styled from 'styled-components';

/** Lies over the end of every page, for what is shown to this tab alone. */
export const Banner = styled.aside`
  position: fixed;
  inset-block-end: calc(16px + var(--bar, 0px));
  inset-inline: 16px;
  z-index: 3;
  display: flex;
  gap: 12px;
  align-items: center;
  width: max-content;
  max-width: calc(100% - 32px);
  margin-inline: auto;
  padding-block: 8px;
  padding-inline: 16px 8px;
  border: 1px solid var(--accent);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);

  > svg {
    flex: none;
    color: var(--accent-ink);
  }
  > p {
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
  }
`;
