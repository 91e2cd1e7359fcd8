import { useQuery } from '@bank/shared/query';
import { useUrlParameters } from '@bank/shared/router';
import { Card, EmptyState, ErrorView, iconProps, PageFrame, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { ChartNoAxesCombined } from 'lucide-react';
import styled from 'styled-components';
import { loadSpending } from '../data/loadSpending';
import type { Category, Spending } from '../data/types';
import { CategoriesCard } from '../features/categories/CategoriesCard';
import { MonthsCard } from '../features/months/MonthsCard';
import { PayeesCard } from '../features/payees/PayeesCard';
import { useText } from '../messages';

/** `/analytics`. The address keeps the month and the category. */
export default function AnalyticsPage() {
  const text = useText();
  const spending = useQuery({ key: ['/spending'], load: loadSpending });
  return (
    <PageFrame aria-busy={spending.status === 'loading' || undefined}>
      {spending.status === 'loading' && (
        <Card role="status">
          <VisuallyHidden>{text('page.loading')}</VisuallyHidden>
          <Skeleton height="20rem" />
        </Card>
      )}
      {spending.status === 'error' && (
        <Card>
          <ErrorView heading={text('page.failed')} text={text('page.failedText')} onRetry={spending.retry} />
        </Card>
      )}
      {spending.status === 'ready' && spending.data.sums.length === 0 && (
        <Card>
          <EmptyState icon={<ChartNoAxesCombined {...iconProps} size={20} />} title={text('page.empty')}>
            {text('page.emptyText')}
          </EmptyState>
        </Card>
      )}
      {spending.status === 'ready' && spending.data.sums.length > 0 && <Analysis spending={spending.data} />}
    </PageFrame>
  );
}

function Analysis({ spending }: { spending: Spending }) {
  const [parameters, change] = useUrlParameters();
  const { months, sums } = spending;
  const month = months.find((one) => one === parameters.get('month')) ?? months.at(-1) ?? '';
  const category = sums.find((sum) => sum.category === parameters.get('category'))?.category;
  const choose = (chosen: Category | undefined) => change({ category: chosen });
  return (
    <>
      <MonthsCard
        spending={spending}
        month={month}
        category={category}
        onMonth={(chosen) => change({ month: chosen === months.at(-1) ? undefined : chosen })}
      />
      <Columns>
        <CategoriesCard spending={spending} month={month} chosen={category} onChoose={choose} />
        <PayeesCard key={`${month} ${category}`} spending={spending} month={month} category={category} />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: 24px;
  align-items: start;
`;
