import type { Account } from '@bank/shared/api';
import { Badge, Fact, FactList, MaskedNumber, Money } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountTerms } from '../accounts/AccountTerms';
import { accountKinds, statusLabels } from '../accounts/accountKinds';
import { CopyButton } from './CopyButton';

export function AccountFacts({ account }: { account: Account }) {
  const text = useText();
  const { name, lastFour, type, balance, status } = account;
  return (
    <FactList>
      <Fact label={text('account.balance')}>
        <Balance amount={balance} size="large" />
      </Fact>
      <Fact label={text('account.name')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact label={text('account.number')}>
        <MaskedNumber lastFour={lastFour} />
        <CopyButton value={lastFour} label={text('copy.lastDigits')} />
      </Fact>
      <Fact label={text('account.type')}>{text(accountKinds[type].label)}</Fact>
      <AccountTerms account={account} limitLabel={text('account.creditLimit')} Fact={Fact} />
      <Fact label={text('account.status')}>
        <Badge tone="positive">{text(statusLabels[status])}</Badge>
      </Fact>
    </FactList>
  );
}

const Balance = styled(Money)`
  /* As wide as the dialog is on a phone, less its padding. */
  &&[data-size] {
    font-size: min(var(--text-20), (100vw - 48px) / 7.5);
  }
`;
