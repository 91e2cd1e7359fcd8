import { IconButton, iconProps, setBalancesHidden, useBalances } from '@bank/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../messages';

export function BalancesButton() {
  const text = useText();
  const isHidden = useBalances((balances) => balances.isHidden);
  return (
    <Toggle
      label={text('account.hideBalances')}
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
