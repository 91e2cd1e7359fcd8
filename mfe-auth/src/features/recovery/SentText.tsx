import { renderTags } from '@bank/shared/i18n';
import { useText } from '../../messages';
import type { SentReset } from './sentReset';

/** Says the same whether or not the bank knows the number. */
export function SentText({ to, method }: SentReset) {
  const text = useText();
  const said = text(method === 'link' ? 'sent.viaLink' : 'sent.viaCode', { to });
  return renderTags(said, { to: (number) => <strong>{number}</strong> });
}
