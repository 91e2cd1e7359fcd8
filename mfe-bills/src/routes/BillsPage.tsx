import { today } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { Card, ErrorView, PageFrame, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { doneThisMonth } from '../data/doneThisMonth';
import { loadBills } from '../data/loadBills';
import { planAhead } from '../data/planAhead';
import { safeToSpend } from '../data/safeToSpend';
import type { Bills } from '../data/types';
import { AheadCard } from '../features/ahead/AheadCard';
import { MonthCard } from '../features/month/MonthCard';
import { RecurringCard } from '../features/recurring/RecurringCard';
import { SafeCard } from '../features/safe/SafeCard';
import { useText } from '../messages';

/** `/bills`. */
export default function BillsPage() {
  const text = useText();
  const bills = useQuery({ key: ['/bills'], load: loadBills });
  return (
    <PageFrame aria-busy={bills.status === 'loading' || undefined}>
      {bills.status === 'loading' && (
        <Card role="status">
          <VisuallyHidden>{text('page.loading')}</VisuallyHidden>
          <Skeleton height="20rem" />
        </Card>
      )}
      {bills.status === 'error' && (
        <Card>
          <ErrorView heading={text('page.failed')} text={text('page.failedText')} onRetry={bills.retry} />
        </Card>
      )}
      {bills.status === 'ready' && <Overview bills={bills.data} />}
    </PageFrame>
  );
}

function Overview({ bills }: { bills: Bills }) {
  const day = today();
  const dues = planAhead(bills, day);
  const safe = safeToSpend(bills, dues, day);
  return (
    <>
      {safe && <SafeCard {...safe} />}
      <AheadCard dues={dues} today={day} />
      <Columns>
        <RecurringCard recurring={bills.recurring} leftOut={bills.leftOut} />
        <MonthCard done={doneThisMonth(bills, day)} today={day} />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 24px;
  align-items: start;
`;
