import { useHeaderActions } from '@bank/shared/contract';
import { useQuery } from '@bank/shared/query';
import { Button, Card, EmptyState, ErrorView, iconProps, PageFrame, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { Target } from 'lucide-react';
import type remote from '../../remote';
import { budgets } from '../data/budgets';
import { loadSpending } from '../data/loadSpending';
import { envelopesOf, suggestLimits } from '../data/planMonth';
import type { Budget, Spending } from '../data/types';
import { BudgetDialog } from '../features/budget/BudgetDialog';
import { EnvelopesCard, UnplannedCard } from '../features/budget/EnvelopesCard';
import { FirstBudget } from '../features/budget/FirstBudget';
import { TotalCard } from '../features/budget/TotalCard';
import { useBudgetDialog } from '../features/budget/useBudgetDialog';
import { useText } from '../messages';

/** `/budget`. */
export default function BudgetPage() {
  const text = useText();
  const spending = useQuery({ key: ['/spending'], load: loadSpending });
  const limits = useQuery({ key: ['/budgets'], load: (signal) => budgets().list(signal) });
  const isFailed = spending.status === 'error' || limits.status === 'error';
  const isLoading = !isFailed && (spending.status === 'loading' || limits.status === 'loading');
  const retry = () => {
    if (spending.status === 'error') spending.retry();
    if (limits.status === 'error') limits.retry();
  };
  return (
    <PageFrame aria-busy={isLoading || undefined}>
      {isLoading && (
        <Card role="status">
          <VisuallyHidden>{text('budget.loading')}</VisuallyHidden>
          <Skeleton height="20rem" />
        </Card>
      )}
      {isFailed && (
        <Card>
          <ErrorView heading={text('budget.failed')} text={text('page.failedText')} onRetry={retry} />
        </Card>
      )}
      {spending.status === 'ready' && limits.status === 'ready' && (
        <Plan spending={spending.data} limits={limits.data} />
      )}
    </PageFrame>
  );
}

function Plan({ spending, limits }: { spending: Spending; limits: readonly Budget[] }) {
  const text = useText();
  const { isOpen, category, open, close } = useBudgetDialog();
  useHeaderActions<typeof remote, '/budget'>({ 'new-budget': () => open('new') });
  const suggestions = suggestLimits(spending, limits);
  const envelopes = envelopesOf(spending, limits);
  const currency = limits[0]?.limit.currency ?? spending.sums[0]?.amount.currency ?? 'USD';
  return (
    <>
      {limits.length === 0 && suggestions.length === 0 && (
        <Card>
          <EmptyState
            icon={<Target {...iconProps} size={20} />}
            title={text('budget.empty')}
            action={<Button onClick={() => open('new')}>{text('budget.newTitle')}</Button>}
          >
            {text('budget.emptyText')}
          </EmptyState>
        </Card>
      )}
      {limits.length === 0 && suggestions.length > 0 && (
        <FirstBudget suggestions={suggestions} onOwn={() => open('new')} />
      )}
      {limits.length > 0 && (
        <>
          <TotalCard envelopes={envelopes} />
          <EnvelopesCard envelopes={envelopes} onChange={open} />
          <UnplannedCard spending={spending} budgets={limits} onSet={open} />
        </>
      )}
      {isOpen && (
        <BudgetDialog
          category={category}
          budgets={limits}
          suggestions={suggestions}
          currency={currency}
          onClose={close}
        />
      )}
    </>
  );
}
