import type { Account } from '@bank/shared/api';
import { paths } from '@bank/shared/paths';
import { type Query, useQuery } from '@bank/shared/query';
import { ButtonLink, EmptyState, ErrorView, iconProps } from '@bank/shared/ui';
import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { dashboardData } from '../../data/dashboardData';
import { useText } from '../../messages';
import { PlainHeader, PlainSection, StatePanel } from '../../ui/PlainSection';
import { AccountCardRow } from './AccountCardRow';
import { AccountCardRowSkeleton } from './AccountCardRowSkeleton';
import { hasCard } from './cardFaces';
import { StripButtons } from './StripButtons';
import { type CardStrip, useCardStrip } from './useCardStrip';

/** The accounts page has them all. */
export const MAX_CARDS = 6;

export function AccountSummary() {
  const text = useText();
  const titleId = useId();
  const accounts = useQuery({ key: ['/accounts'], load: (signal) => dashboardData().accounts(signal) });
  const strip = useCardStrip();
  return (
    <PlainSection aria-labelledby={titleId} aria-busy={accounts.status === 'loading'}>
      <Header title={text('accounts.title')} titleId={titleId}>
        <StripButtons strip={strip} />
        <ButtonLink
          to={paths.accounts}
          variant="ghost"
          size="small"
          aria-label={text('accounts.viewAllLabel')}
          data-screen-only
        >
          {text('accounts.viewAll')}
        </ButtonLink>
      </Header>
      <SummaryContent accounts={accounts} strip={strip} />
    </PlainSection>
  );
}

function SummaryContent({ accounts, strip }: { accounts: Query<Account[]>; strip: CardStrip }) {
  const text = useText();
  if (accounts.status === 'loading') return <AccountCardRowSkeleton />;
  if (accounts.status === 'error') {
    return (
      <StatePanel>
        <ErrorView heading={text('accounts.failed')} text={text('accounts.failedDetail')} onRetry={accounts.retry} />
      </StatePanel>
    );
  }
  const cards = accounts.data.filter(hasCard);
  if (cards.length === 0) {
    return (
      <StatePanel>
        <EmptyState
          icon={<CreditCard {...iconProps} size={20} />}
          title={text('accounts.empty')}
          action={<ButtonLink to={`${paths.accounts}?add=1`}>{text('accounts.open')}</ButtonLink>}
        >
          {text('accounts.emptyDetail')}
        </EmptyState>
      </StatePanel>
    );
  }
  return <AccountCardRow ref={strip.ref} accounts={cards.slice(0, MAX_CARDS)} />;
}

/** Below the title, too, what it has stands at the end. */
const Header = styled(PlainHeader)`
  > :last-child {
    flex: auto;
    justify-content: end;
  }
`;
