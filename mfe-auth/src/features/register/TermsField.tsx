import { bankConfig } from '@bank/shared/config';
import { Checkbox } from '@bank/shared/ui';
import { TextAnchor } from '../../ui/TextLink';
import type { StepFields } from './steps';

export function TermsField({ form }: StepFields) {
  const { bankName, siteUrl } = bankConfig();
  return (
    <Checkbox
      label={
        <>
          I have read and accept the terms of {bankName},{' '}
          <TextAnchor href={siteUrl} target="_blank" rel="noreferrer">
            published on our site
          </TextAnchor>
        </>
      }
      required
      name="terms"
      checked={form.values.terms}
      error={form.errorOf('terms')}
      onChange={({ target }) => form.change('terms', target.checked)}
    />
  );
}
