import type { Account } from '@bank/shared/api';
import { bankConfig } from '@bank/shared/config';
import { paths } from '@bank/shared/paths';
import { ButtonLink, Card, EmptyState, iconProps } from '@bank/shared/ui';
import { WalletCards } from 'lucide-react';
import { useText } from '../texts/messages';
import { openPathOf } from './openPathOf';

interface NoAccountOfTypeProps {
  type: Account['type'];
  title: string;
}

export function NoAccountOfType({ type, title }: NoAccountOfTypeProps) {
  const text = useText();
  const path = openPathOf(type);
  const { supportPhone, supportEmail } = bankConfig();
  return (
    <Card>
      <EmptyState
        icon={<WalletCards {...iconProps} size={20} />}
        title={title}
        action={<ButtonLink to={path ?? paths.accounts}>{text(path ? 'type.open' : 'account.see')}</ButtonLink>}
      >
        {path ? text('type.openOnline') : text('type.openFirst', { phone: supportPhone, email: supportEmail })}
      </EmptyState>
    </Card>
  );
}
