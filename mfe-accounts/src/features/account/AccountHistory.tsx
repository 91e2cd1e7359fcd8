import { Slot, useExtensions } from '@bank/shared/contract';
import { Card, EmptyState, iconProps } from '@bank/shared/ui';
import { ReceiptText } from 'lucide-react';
import { useText } from './messages';

const NAME = 'bank/account/history@1';

/** Another squad's: the one that the dashboard shows of all accounts. */
export function AccountHistory({ accountId }: { accountId: string }) {
  const text = useText();
  if (useExtensions(NAME).length > 0) return <Slot name={NAME} props={{ accountId }} />;
  return (
    <Card>
      <EmptyState icon={<ReceiptText {...iconProps} size={20} />} title={text('history.unavailable')}>
        {text('history.unavailableText')}
      </EmptyState>
    </Card>
  );
}
