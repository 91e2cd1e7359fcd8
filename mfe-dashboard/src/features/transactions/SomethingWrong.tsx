import { bankConfig } from '@bank/shared/config';
import { paths } from '@bank/shared/paths';
import { Button, ButtonAnchor, ButtonLink, iconProps } from '@bank/shared/ui';
import { Phone, Snowflake } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { useText } from '../../messages';
import { useAccountNames } from './useAccountNames';

/** Leads to what helps: none of it can be undone here. */
export function SomethingWrong({ transaction }: { transaction: Transaction }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { supportPhone } = bankConfig();
  const names = useAccountNames();
  const kind = kindOf(transaction, [...names.values()]);
  return (
    <Part data-screen-only>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {text('details.wrong')}
      </Button>
      <div id={id} hidden={!isOpen}>
        <p>{text(advice[kind])}</p>
        <Ways>
          {kind === 'card' && (
            <ButtonLink to={paths.cards} icon={<Snowflake {...iconProps} />}>
              {text('details.freeze')}
            </ButtonLink>
          )}
          <ButtonAnchor href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`} icon={<Phone {...iconProps} />}>
            <bdi dir="ltr">{supportPhone}</bdi>
          </ButtonAnchor>
        </Ways>
      </div>
    </Part>
  );
}

type Kind = 'card' | 'payment' | 'other';

const advice = {
  card: 'details.wrongCard',
  payment: 'details.wrongPayment',
  other: 'details.wrongOther',
} as const satisfies Record<Kind, string>;

/** Shops word what a card has paid, and the bank all else. */
function kindOf({ wording, amount }: Transaction, ownNames: readonly string[]): Kind {
  if (amount.minor >= 0) return 'other';
  if (!wording || wording.kind === 'card-payment') return 'card';
  const isToOther = ['to', 'to-account', 'wire'].includes(wording.kind) && !ownNames.includes(wording.name ?? '');
  return isToOther ? 'payment' : 'other';
}

const Part = styled.div`
  margin-block: 24px 12px;

  p {
    margin: 12px 0;
    line-height: 1.5;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
