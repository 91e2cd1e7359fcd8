import { Card } from '@bank/shared/ui';
import { styled } from 'styled-components';

/** What became of an order, or is to become of it. */
export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const SheetHead = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding-block: 16px 8px;
  text-align: center;

  > h2 {
    font-size: var(--text-20);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > svg {
    color: var(--positive);
  }
  &[data-tone='accent'] > svg {
    color: var(--accent-ink);
  }
  &[data-tone='negative'] > svg {
    color: var(--negative);
  }
  &[data-tone='neutral'] > svg {
    color: var(--muted);
  }
`;

export const SheetActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  @media (width < 30em) {
    > * {
      flex: 1 1 100%;
    }
  }
`;
