import { bankConfig } from '@bank/shared/config';
import { renderTags } from '@bank/shared/i18n';
import { Checkbox } from '@bank/shared/ui';
import { useText } from '../../messages';
import { TextAnchor } from '../../ui/TextLink';
import type { StepFields } from './steps';

export function TermsField({ form }: StepFields) {
  const text = useText();
  const { bankName, siteUrl } = bankConfig();
  return (
    <Checkbox
      label={renderTags(text('register.terms', { bank: bankName }), {
        link: (inside) => (
          <TextAnchor href={siteUrl} target="_blank" rel="noreferrer">
            {inside}
          </TextAnchor>
        ),
      })}
      required
      name="terms"
      checked={form.values.terms}
      error={form.errorOf('terms')}
      onChange={({ target }) => form.change('terms', target.checked)}
    />
  );
}
