import type { Account } from '@bank/shared/api';
import { Button, iconProps, MaskedNumber, notifyFailure } from '@bank/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { accountSource } from '../../data/accountSource';
import { CopyButton } from '../details/CopyButton';
import { useText } from '../texts/messages';

/** The page holds the full number only while the customer looks at it. */
export function AccountNumber({ account: { id, lastFour } }: { account: Account }) {
  const text = useText();
  const [number, setNumber] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      setNumber(await accountSource().number(id));
    } catch (error) {
      notifyFailure(text('number.failed'), error);
    }
    setBusy(false);
  };
  return (
    <Line>
      {number ? (
        <Digits dir="ltr">{number.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')}</Digits>
      ) : (
        <MaskedNumber lastFour={lastFour} />
      )}
      <Button
        variant="ghost"
        size="small"
        icon={number ? <EyeOff {...iconProps} /> : <Eye {...iconProps} />}
        busy={isBusy}
        onClick={number ? () => setNumber(undefined) : show}
        data-screen-only
      >
        {text(number ? 'number.hide' : 'number.show')}
      </Button>
      {number && <CopyButton value={number} label={text('number.copy')} />}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;

  /* On a line of its own its text begins where the number does, not its padding. Forced colors draw a border. */
  @media (forced-colors: none) {
    > button {
      margin-inline-start: -12px;
    }
  }
`;

const Digits = styled.bdi`
  font-variant-numeric: tabular-nums;
`;
