import { IconButton, iconProps, setBalancesHidden, useBalances } from '@bank/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';

export function BalancesButton() {
  const isHidden = useBalances((balances) => balances.isHidden);
  return (
    <Toggle
      label="Hide balances"
      aria-pressed={isHidden}
      tooltipSide="bottom"
      icon={isHidden ? <EyeOff {...iconProps} /> : <Eye {...iconProps} />}
      onClick={() => setBalancesHidden(!isHidden)}
    />
  );
}

const Toggle = styled(IconButton)`
  &&&[aria-pressed='true'] {
    background: color-mix(in srgb, var(--field) 24%, transparent);
  }
`;
