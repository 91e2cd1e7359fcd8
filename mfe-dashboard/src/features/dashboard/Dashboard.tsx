import { Button, EmptyState, iconProps, PageFrame } from '@bank/shared/ui';
import { LayoutDashboard, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountSummary } from '../accounts/AccountSummary';
import { TotalBalance } from '../balance/TotalBalance';
import { CustomizeDialog } from '../customize/CustomizeDialog';
import { useCustomizeDialog } from '../customize/useCustomizeDialog';
import { useWidgetChoices } from '../customize/useWidgetChoices';
import type { WidgetId } from '../customize/widgets';
import { OffersCarousel } from '../offers/OffersCarousel';
import { QuickActions } from '../quick-actions/QuickActions';
import { TransactionHistory } from '../transactions/TransactionHistory';
import { WidgetGrid } from './WidgetGrid';

export function Dashboard() {
  const { choices, move, toggle, reset } = useWidgetChoices();
  const { isOpen, open, close } = useCustomizeDialog();
  const shown = choices.filter(({ isShown }) => isShown).map(({ id }) => id);

  const content: Record<WidgetId, ReactNode> = {
    balance: <TotalBalance />,
    actions: <QuickActions onCustomize={open} />,
    accounts: <AccountSummary />,
    offers: <OffersCarousel />,
    history: <TransactionHistory />,
  };

  return (
    <PageFrame>
      {shown.length === 0 && (
        <EmptyState icon={<LayoutDashboard {...iconProps} size={20} />} title="Your dashboard is empty">
          Every widget is hidden. Customize brings back what you want to see.
        </EmptyState>
      )}
      <WidgetGrid ids={shown} render={(id) => content[id]} />
      {!shown.includes('actions') && (
        <CustomizeRow>
          <Button
            variant="ghost"
            size="small"
            icon={<SlidersHorizontal {...iconProps} />}
            aria-haspopup="dialog"
            onClick={open}
          >
            Customize
          </Button>
        </CustomizeRow>
      )}
      <CustomizeDialog
        isOpen={isOpen}
        onClose={close}
        choices={choices}
        onMove={move}
        onToggle={toggle}
        onReset={reset}
      />
    </PageFrame>
  );
}

const CustomizeRow = styled.p`
  display: flex;
  justify-content: center;
`;
