import styled from 'styled-components';

/** Over the end of the page, one below the other. */
export const Banners = styled.div`
  position: fixed;
  inset-block-end: 16px;
  inset-inline: 16px;
  z-index: 3;
  display: grid;
  gap: 8px;
  justify-items: center;
  pointer-events: none;
`;

export const Banner = styled.aside`
  pointer-events: auto;
  display: flex;
  gap: 12px;
  align-items: center;
  max-width: 100%;
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
