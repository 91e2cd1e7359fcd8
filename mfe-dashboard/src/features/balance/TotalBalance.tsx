import { paths } from '@bank/shared/paths';
import { type Query, useQuery } from '@bank/shared/query';
import { ButtonLink, Card, CardHeader, EmptyState, ErrorView, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { ChartPie } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { dashboardData } from '../../data/dashboardData';
import type { Holdings } from '../../data/types';
import { useText } from '../../messages';
import { BalanceLegend } from './BalanceLegend';
import { BalanceSkeleton } from './BalanceSkeleton';
import { calculateAssetShares } from './calculateAssetShares';
import { calculateNetWorth } from './calculateNetWorth';
import { NetWorth } from './NetWorth';

export function TotalBalance() {
  const text = useText();
  const titleId = useId();
  const holdings = useQuery({ key: ['/holdings'], load: (signal) => dashboardData().holdings(signal) });
  return (
    <Column aria-labelledby={titleId} aria-busy={holdings.status === 'loading'}>
      <CardHeader title={text('balance.title')} titleId={titleId} />
      <Body>
        <BalanceContent holdings={holdings} />
      </Body>
    </Column>
  );
}

function BalanceContent({ holdings }: { holdings: Query<Holdings> }) {
  const text = useText();
  if (holdings.status === 'loading') {
    return (
      <>
        <VisuallyHidden>{text('balance.loading')}</VisuallyHidden>
        <BalanceSkeleton />
      </>
    );
  }
  if (holdings.status === 'error') {
    return <ErrorView heading={text('balance.failed')} text={text('balance.failedDetail')} onRetry={holdings.retry} />;
  }
  const { assets, owed, owedOn } = holdings.data;
  if (assets.length === 0 && owed.minor === 0) {
    return (
      <EmptyState
        icon={<ChartPie {...iconProps} />}
        title={text('balance.empty')}
        action={<ButtonLink to={paths.accounts}>{text('accounts.see')}</ButtonLink>}
      >
        {text('balance.emptyDetail')}
      </EmptyState>
    );
  }
  const shares = calculateAssetShares(holdings.data);
  return (
    <>
      <NetWorth amount={calculateNetWorth(holdings.data)} shares={shares} />
      <BalanceLegend shares={shares} owed={owed} owedOn={owedOn} />
    </>
  );
}

const Column = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  min-height: 15rem;

  @container (width >= 35rem) {
    flex-direction: row;
    gap: 40px;
  }
`;
