import { MaskedNumber, Money, useBalances } from '@bank/shared/ui';
import styled from 'styled-components';
import type { FoundEntry } from './findEntries';

interface ResultRowProps {
  entry: FoundEntry;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

export function ResultRow({ entry, id, isActive, onPoint, onChoose }: ResultRowProps) {
  const isHidden = useBalances((balances) => balances.isHidden);
  const { label, lang, icon, detail, lastFour, amount, isSigned = false } = entry;
  return (
    // The keyboard is the field's: useCombobox. Pressing leaves the focus there.
    <Row
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon}
      <Name>
        <bdi lang={lang}>{label}</bdi>
        {detail && <small>{detail}</small>}
        {lastFour && (
          <small>
            <MaskedNumber lastFour={lastFour} />
          </small>
        )}
      </Name>
      {amount && <Money amount={amount} signed={isSigned} data-income={isSigned && !isHidden && amount.minor > 0} />}
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 40px;
  padding: 6px 12px;
  border-radius: var(--radius-small);
  font-size: var(--text-14);
  cursor: pointer;
  scroll-margin-block: 36px 8px;

  > svg {
    flex: none;
    color: var(--muted);
  }
  > [data-income='true'] {
    color: var(--positive);
  }

  &[aria-selected='true'] {
    background: color-mix(in srgb, var(--field) 16%, transparent);

    &::before {
      position: absolute;
      inset-block: 8px;
      inset-inline-start: 0;
      width: 3px;
      border-radius: 2px;
      background: var(--accent-ink);
      content: '';
    }
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media (pointer: coarse) {
    min-height: 48px;
  }
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  min-width: 0;
  overflow-wrap: anywhere;

  > bdi {
    font-weight: 500;
  }
  > small {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;
