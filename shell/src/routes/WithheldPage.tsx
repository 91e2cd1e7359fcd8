import { paths } from '@bank/shared/paths';
import { ButtonLink, EmptyState } from '@bank/shared/ui';
import unavailable from '../images/unavailable.svg';
import { useText } from '../messages';

/** Stands where a link leads to a page that is not for this customer. */
export function WithheldPage() {
  const text = useText();
  return (
    <EmptyState
      picture={unavailable}
      title={text('withheld.title')}
      action={<ButtonLink to={paths.dashboard}>{text('placeholder.toDashboard')}</ButtonLink>}
    >
      {text('withheld.detail')}
    </EmptyState>
  );
}
