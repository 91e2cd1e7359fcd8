import { bankConfig } from '@bank/shared/config';
import { paths } from '@bank/shared/paths';
import { ButtonLink, Card, EmptyState, iconProps } from '@bank/shared/ui';
import { WalletCards } from 'lucide-react';
import { useText } from '../texts/messages';

export function NoAccountOfType({ title }: { title: string }) {
  const text = useText();
  const { supportPhone, supportEmail } = bankConfig();
  return (
    <Card>
      <EmptyState
        icon={<WalletCards {...iconProps} size={20} />}
        title={title}
        action={<ButtonLink to={paths.accounts}>{text('account.see')}</ButtonLink>}
      >
        {text('type.openFirst', { phone: supportPhone, email: supportEmail })}
      </EmptyState>
    </Card>
  );
}
