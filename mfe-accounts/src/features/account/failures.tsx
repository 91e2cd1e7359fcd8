import { paths } from '@bank/shared/paths';
import { ButtonLink, Card, EmptyState, ErrorView, iconProps } from '@bank/shared/ui';
import { SearchX } from 'lucide-react';
import { useText } from '../texts/messages';

export function AccountsFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Card>
      <ErrorView heading={text('account.failed')} text={text('account.failedText')} onRetry={onRetry} />
    </Card>
  );
}

export function AccountMissing() {
  const text = useText();
  return (
    <Card>
      <EmptyState
        icon={<SearchX {...iconProps} size={20} />}
        title={text('account.missing')}
        action={<ButtonLink to={paths.accounts}>{text('account.see')}</ButtonLink>}
      >
        {text('account.missingText')}
      </EmptyState>
    </Card>
  );
}
