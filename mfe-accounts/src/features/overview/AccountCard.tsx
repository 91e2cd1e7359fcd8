import type { Account } from '@bank/shared/api';
import { accountPath } from '@bank/shared/paths';
import { iconProps, Money } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { accountKinds } from '../accounts/accountKinds';
import { CardFace } from './CardFace';
import { CardFacts } from './CardFacts';

interface AccountCardProps {
  account: Account;
  /** Whether it is all that the page says of the account, beside a menu in its corner. */
  isListed?: boolean;
}

export function AccountCard({ account, isListed = false }: AccountCardProps) {
  const text = useText();
  const { Icon, label } = accountKinds[account.type];
  return (
    <CardFace data-part to={accountPath(account.id)} data-type={account.type}>
      <Head data-listed={isListed || undefined}>
        <Chip>
          <Icon {...iconProps} size={20} />
        </Chip>
        <Names>
          <Kind>{text(label)}</Kind>
          <Name>
            <bdi>{account.name}</bdi>
          </Name>
        </Names>
        {!isListed && <ChevronRight {...iconProps} size={20} data-screen-only />}
      </Head>
      <Balance>
        <Label>{text('account.balance')}</Label>
        <Money amount={account.balance} size="figure" />
      </Balance>
      <CardFacts account={account} hasStatus={isListed} />
    </CardFace>
  );
}

const Head = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;

  > svg {
    flex: none;
    align-self: start;
  }
  &[data-listed] {
    padding-inline-end: 36px;
  }
`;

const Chip = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid rgb(255 255 255 / 22%);
  border-radius: var(--radius-small);
`;

const Names = styled.span`
  flex: 1;
  min-width: 0;
`;

const Kind = styled.span`
  display: block;
  font-size: var(--text-16);
  font-weight: 600;
  line-height: 1.35;
`;

const Name = styled.span`
  display: block;
  color: rgb(255 255 255 / 86%);
  font-size: var(--text-14);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** Room for ten million with sign and currency, whatever the size of the browser's text. */
const Balance = styled.span`
  display: block;

  && > [data-size] {
    font-size: min(var(--text-32), (100cqi - 34px) / 7.5);
  }
`;

const Label = styled.span`
  display: block;
  margin-block-end: 2px;
  color: rgb(255 255 255 / 86%);
  font-size: var(--text-12);
`;
