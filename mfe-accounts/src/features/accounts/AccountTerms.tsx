import type { Account } from '@bank/shared/api';
import { type FactProps, Money } from '@bank/shared/ui';
import type { ComponentType } from 'react';
import { useText } from '../../messages';
import { formatApy } from './formatApy';

interface AccountTermsProps {
  account: Account;
  limitLabel: string;
  /** Shows one of them. */
  Fact: ComponentType<FactProps>;
}

/** Interest, limit and available credit, where the account has them. */
export function AccountTerms({ account: { apy, limit, available }, limitLabel, Fact }: AccountTermsProps) {
  const text = useText();
  return (
    <>
      {apy !== undefined && <Fact label={text('account.apy')}>{formatApy(apy)}</Fact>}
      {limit && (
        <Fact label={limitLabel}>
          <Money amount={limit} />
        </Fact>
      )}
      {limit && available && (
        <Fact label={text('account.availableCredit')}>
          <Money amount={available} />
        </Fact>
      )}
    </>
  );
}
