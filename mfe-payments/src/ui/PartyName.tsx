import { MaskedNumber } from '@bank/shared/ui';
import { styled } from 'styled-components';
import type { Party } from '../data/types';
import { useText } from '../messages';

/** The payer may know no name for somebody else's account at this bank. */
export function PartyName({ party: { name, lastFour } }: { party: Party }) {
  const text = useText();
  return (
    <>
      <bdi>{name || text('order.otherAccount')}</bdi> <Digits lastFour={lastFour} />
    </>
  );
}

const Digits = styled(MaskedNumber)`
  color: var(--muted);
`;
