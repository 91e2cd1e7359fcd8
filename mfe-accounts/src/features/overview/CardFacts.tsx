import type { Account } from '@bank/shared/api';
import { type FactProps, MaskedNumber } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountTerms } from '../accounts/AccountTerms';
import { statusLabels } from '../accounts/accountKinds';

export function CardFacts({ account, hasStatus }: { account: Account; hasStatus: boolean }) {
  const text = useText();
  const { lastFour, status } = account;
  return (
    <Line>
      <Fact label={text('account.numberShort')}>
        <MaskedNumber lastFour={lastFour} />
      </Fact>
      <AccountTerms account={account} limitLabel={text('account.limit')} Fact={Fact} />
      {hasStatus && <Fact label={text('account.status')}>{text(statusLabels[status])}</Fact>}
    </Line>
  );
}

function Fact({ label, children }: FactProps) {
  return (
    <span>
      <Label>{label} </Label>
      <Value>{children}</Value>
    </span>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  justify-content: space-between;
  margin-block-start: auto;
  padding-block-start: 12px;
  border-block-start: 1px solid rgb(255 255 255 / 20%);
`;

const Label = styled.span`
  display: block;
  color: rgb(255 255 255 / 86%);
  font-size: var(--text-12);
  line-height: 1.5;
  white-space: nowrap;
`;

const Value = styled.span`
  display: block;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1.4;
  white-space: nowrap;
`;
