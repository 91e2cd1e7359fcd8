import { Progress, useBalances } from '@bank/shared/ui';
import styled from 'styled-components';
import type { Sums } from '../../data/planMonth';

interface EnvelopeBarProps {
  label: string;
  sums: Sums;
}

/** Full once the limit is reached. Nothing is drawn while balances are hidden: its length tells as much as amounts. */
export function EnvelopeBar({ label, sums: { spent, available, state } }: EnvelopeBarProps) {
  const isHidden = useBalances((balances) => balances.isHidden);
  if (isHidden) return null;
  return <Bar label={label} value={Math.min(spent.minor, available.minor)} max={available.minor} data-state={state} />;
}

const Bar = styled(Progress)`
  height: 8px;
  color: var(--positive);

  &[data-state='near'] {
    color: var(--accent);
  }
  &[data-state='reached'] {
    color: var(--negative);
  }
`;
