import { bankConfig } from '@bank/shared/config';
import { iconProps } from '@bank/shared/ui';
import { Nfc, Snowflake } from 'lucide-react';
import { styled } from 'styled-components';
import type { Card } from '../../data/types';
import { useText } from '../../messages';
import { Chip } from './Chip';
import { plasticFace } from './plasticFace';

/** A picture of the card, which is the same in every language: all that it says stands in words beside it as well, or in its name. */
export function CardFace({ card, isFrozen }: { card: Card; isFrozen: boolean }) {
  const text = useText();
  const { kind, network, lastFour, holder } = card;
  const [year = '', month = ''] = card.expires.split('-');
  const expires = `${month}/${year.slice(2)}`;
  return (
    <Plate>
      <Face
        dir="ltr"
        role="img"
        aria-label={text('face.name', { kind: text(`kind.${kind}`), network, lastFour, expires, holder })}
        data-kind={kind}
        data-frozen={isFrozen || undefined}
      >
        <Row>
          <Bank>{bankConfig().bankName}</Bank>
          <Frozen>
            <Snowflake {...iconProps} />
            {text('state.frozen')}
          </Frozen>
        </Row>
        <Row>
          <Chip />
          <Nfc size={24} strokeWidth={1.5} aria-hidden />
        </Row>
        <Digits>{`•••• •••• •••• ${lastFour}`}</Digits>
        <Row>
          <Holder>
            <bdi>{holder}</bdi>
            <bdi>{expires}</bdi>
          </Holder>
          <Network>{network}</Network>
        </Row>
      </Face>
    </Plate>
  );
}

const Plate = styled.div`
  container-type: inline-size;
  max-width: 23rem;
`;

const Face = styled.div`
  ${plasticFace}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 1.75rem;
`;

const Bank = styled.span`
  font-weight: 600;
  letter-spacing: 0.01em;
`;

/** Its room is kept: large text takes a line of its own, which would push the switch below away from whoever pressed it. */
const Frozen = styled.span`
  display: inline-flex;
  visibility: hidden;
  flex: none;
  gap: 6px;
  align-items: center;
  padding: 3px 10px;
  border-radius: 999px;
  background: var(--on-plastic);
  color: var(--plastic-checking-deep);
  font-size: var(--text-12);
  font-weight: 600;

  ${Face}[data-frozen] & {
    visibility: visible;
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

/** Is as wide as the plastic, whatever the size of the browser's text. */
const Digits = styled.p`
  font-size: min(1.375rem, 6.6cqi);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  white-space: nowrap;
`;

const Holder = styled.span`
  display: grid;
  min-width: 0;
  font-size: var(--text-14);
  line-height: 1.35;
  overflow-wrap: anywhere;

  > bdi + bdi {
    font-variant-numeric: tabular-nums;
  }
`;

const Network = styled.bdi`
  flex: none;
  align-self: end;
  font-size: min(var(--text-20), 8cqi);
  font-style: italic;
  font-weight: 700;
  letter-spacing: -0.01em;
`;
