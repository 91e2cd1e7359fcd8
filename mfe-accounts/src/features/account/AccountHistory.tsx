import { Slot, useExtensions } from '@bank/shared/contract';
import { Card, EmptyState, iconProps } from '@bank/shared/ui';
import { ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../texts/messages';

const NAME = 'bank/account/history@1';

/** Another squad's: the one that the dashboard shows of all accounts. */
export function AccountHistory({ accountId }: { accountId: string }) {
  const text = useText();
  if (useExtensions(NAME).length > 0) {
    return (
      <Place>
        <Slot name={NAME} props={{ accountId }} />
      </Place>
    );
  }
  return (
    <Card>
      <EmptyState icon={<ReceiptText {...iconProps} size={20} />} title={text('history.unavailable')}>
        {text('history.unavailableText')}
      </EmptyState>
    </Card>
  );
}

/** Filters and rows follow the room they have, as among the dashboard's widgets. */
const Place = styled.div`
  min-width: 0;
  container-type: inline-size;
`;
