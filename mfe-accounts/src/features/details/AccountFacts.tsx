import type { Account } from '@bank/shared/api';
import { Badge, Fact, FactList, MaskedNumber, Money } from '@bank/shared/ui';
import { useText } from '../../messages';
import { AccountTerms } from '../accounts/AccountTerms';
import { accountKinds, statusLabels } from '../accounts/accountKinds';
import { CopyNumberButton } from './CopyNumberButton';

export function AccountFacts({ account }: { account: Account }) {
  const text = useText();
  const { name, lastFour, type, balance, status } = account;
  return (
    <FactList>
      <Fact label={text('account.balance')}>
        <Money amount={balance} size="large" />
      </Fact>
      <Fact label={text('account.name')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact label={text('account.number')}>
        <MaskedNumber lastFour={lastFour} />
        <CopyNumberButton lastFour={lastFour} />
      </Fact>
      <Fact label={text('account.type')}>{text(accountKinds[type].label)}</Fact>
      <AccountTerms account={account} limitLabel={text('account.creditLimit')} Fact={Fact} />
      <Fact label={text('account.status')}>
        <Badge tone="positive">{text(statusLabels[status])}</Badge>
      </Fact>
    </FactList>
  );
}
