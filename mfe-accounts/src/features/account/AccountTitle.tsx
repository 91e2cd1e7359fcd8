import type { Account } from '@bank/shared/api';
import { ButtonLink, iconProps, MaskedNumber } from '@bank/shared/ui';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountIcon } from '../accounts/AccountIcon';
import { accountKinds } from '../accounts/accountKinds';

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
      {account && <Pay type={account.type} />}
    </Row>
  );
}

function Kind({ account: { type, lastFour } }: { account: Account }) {
  const text = useText();
  return (
    <p>
      {text(accountKinds[type].label)} <MaskedNumber lastFour={lastFour} />
    </p>
  );
}

function Pay({ type }: { type: Account['type'] }) {
  const text = useText();
  const { label, to } = accountKinds[type].pay;
  return (
    <ButtonLink variant="primary" to={to} icon={<ArrowLeftRight {...iconProps} />} data-screen-only>
      {text(label)}
    </ButtonLink>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;

  @media (width < 30em) {
    > a {
      flex: 1 0 100%;
    }
  }
`;

const Names = styled.div`
  flex: 1;
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
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin: 0;
    color: var(--muted);
    font-size: var(--text-14);
    line-height: 1.5;
  }
`;
