import type { Account } from '@bank/shared/api';
import { ButtonLink, iconProps } from '@bank/shared/ui';
import { ArrowLeftRight, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText as useMainText } from '../../messages';
import { AccountIcon } from '../accounts/AccountIcon';
import { accountKinds, payPath } from '../accounts/accountKinds';
import { statementsPath } from '../statements/statementsPath';
import { useText } from '../texts/messages';
import { AccountNumber } from './AccountNumber';

interface AccountTitleProps {
  account: Account | undefined;
  /** The heading: it stays the same element while the account loads, for it has the focus. */
  children: ReactNode;
}

export function AccountTitle({ account, children }: AccountTitleProps) {
  return (
    <Row>
      {account && <AccountIcon type={account.type} />}
      <Names>
        {children}
        {account && <Kind account={account} />}
      </Names>
      {account && <Actions account={account} />}
    </Row>
  );
}

function Kind({ account }: { account: Account }) {
  const text = useMainText();
  return (
    <Line>
      {text(accountKinds[account.type].label)} <AccountNumber key={account.id} account={account} />
    </Line>
  );
}

function Actions({ account }: { account: Account }) {
  const mainText = useMainText();
  const text = useText();
  return (
    <Buttons data-screen-only>
      <ButtonLink to={statementsPath(account.id)} icon={<FileText {...iconProps} />}>
        {text('statement.title')}
      </ButtonLink>
      <ButtonLink to={payPath(account)} icon={<ArrowLeftRight {...iconProps} />}>
        {mainText(accountKinds[account.type].pay.label)}
      </ButtonLink>
    </Buttons>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
`;

/** Is as wide as an account’s line, for which the buttons make way, or as the room beside the icon. */
const Names = styled.div`
  flex: 1 1 min(20rem, 100% - 2.25rem - 16px);
  min-width: 0;

  > :is(h1, h2) {
    margin: 0;
    font-size: var(--text-24);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > h2 {
    font-size: var(--text-20);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  min-height: 36px;
  color: var(--muted);
  font-size: var(--text-14);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  /* Beside the sidebar of a tablet, they would leave the name no line of its own. */
  @media (width < 64em) {
    flex: 1 0 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;
