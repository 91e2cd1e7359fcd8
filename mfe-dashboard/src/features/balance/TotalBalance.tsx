import { bankData, calculateNetWorth, type Holdings, type Resource, useResource } from '@bank/shared/data';
import { paths } from '@bank/shared/paths';
import { ButtonLink, Card, CardHeader, EmptyState, ErrorView, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { ChartPie } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { BalanceLegend } from './BalanceLegend';
import { BalanceSkeleton } from './BalanceSkeleton';
import { calculateAssetShares } from './calculateAssetShares';
import { NetWorth } from './NetWorth';

const loadHoldings = (signal: AbortSignal) => bankData().holdings(signal);

export function TotalBalance() {
  const titleId = useId();
  const { retry, ...holdings } = useResource(loadHoldings);
  return (
    <Column aria-labelledby={titleId} aria-busy={holdings.status === 'loading'}>
      <CardHeader title="Total Balance" titleId={titleId} />
      <Body>
        <BalanceContent holdings={holdings} onRetry={retry} />
      </Body>
    </Column>
  );
}

function BalanceContent({ holdings, onRetry }: { holdings: Resource<Holdings>; onRetry: () => void }) {
  if (holdings.status === 'loading') {
    return (
      <>
        <VisuallyHidden>Loading your balance</VisuallyHidden>
        <BalanceSkeleton />
      </>
    );
  }
  if (holdings.status === 'error') {
    return (
      <ErrorView
        heading="Your balance could not be loaded"
        text="Your money is where it was; only this view is missing."
        onRetry={onRetry}
      />
    );
  }
  const { assets, owed, owedOn } = holdings.data;
  if (assets.length === 0) {
    return (
      <EmptyState
        icon={<ChartPie {...iconProps} />}
        title="Nothing to add up yet"
        action={<ButtonLink to={paths.accounts}>See your accounts</ButtonLink>}
      >
        Your balance appears here with your first account.
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
  min-height: 240px;

  @container (min-width: 560px) {
    flex-direction: row;
    gap: 40px;
  }
`;
