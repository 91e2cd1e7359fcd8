import { bankConfig } from '@bank/shared/config';
import { ButtonAnchor, Card, ErrorView, iconProps } from '@bank/shared/ui';
import { Phone } from 'lucide-react';
import { useText } from '../../messages';

/** A lost card can be blocked by phone even while none can be shown. */
export function CardsFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const { supportPhone } = bankConfig();
  return (
    <Card>
      <ErrorView
        heading={text('cards.failed')}
        text={text('cards.failedText')}
        detail={text('cards.lost')}
        onRetry={onRetry}
        action={
          <ButtonAnchor href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`} icon={<Phone {...iconProps} />}>
            <bdi dir="ltr">{supportPhone}</bdi>
          </ButtonAnchor>
        }
      />
    </Card>
  );
}
