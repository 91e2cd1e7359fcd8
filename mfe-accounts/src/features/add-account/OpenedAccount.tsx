import type { Account } from '@bank/shared/api';
import { accountPath, paths } from '@bank/shared/paths';
import { ButtonLink, Fact, FactList, MaskedNumber, Money } from '@bank/shared/ui';
import { useText as usePageText } from '../../messages';
import { useText } from './messages';
import { StepButtons } from './StepForm';

/** @param hasPayer another account can send money to it */
export function OpenedAccount({ account, hasPayer }: { account: Account; hasPayer: boolean }) {
  const text = useText();
  const pageText = usePageText();
  const { id, name, lastFour, balance, type } = account;
  return (
    <>
      <FactList>
        <Fact label={pageText('account.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={pageText('account.number')}>
          <MaskedNumber lastFour={lastFour} />
        </Fact>
        <Fact label={pageText('account.balance')}>
          <Money amount={balance} />
        </Fact>
      </FactList>
      {type === 'Checking' && <p>{text('open.card')}</p>}
      <StepButtons>
        <ButtonLink to={accountPath(id)}>{text('open.see')}</ButtonLink>
        {hasPayer && (
          <ButtonLink variant="primary" to={`${paths.internalTransfer}?${new URLSearchParams({ to: id })}`}>
            {text('open.send')}
          </ButtonLink>
        )}
      </StepButtons>
    </>
  );
}
