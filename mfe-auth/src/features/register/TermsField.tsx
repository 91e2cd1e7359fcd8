import { bankConfig } from '@bank/shared/config';
import { Checkbox } from '@bank/shared/ui';
import { useFormContext } from 'react-hook-form';
import type { Registration } from '../../data/registration';
import { TextAnchor } from '../../ui/TextLink';

export function TermsField() {
  const { bankName, siteUrl } = bankConfig();
  const { register, formState } = useFormContext<Registration>();
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
      error={formState.errors.terms?.message}
      {...register('terms', { required: 'Accept the terms to register.' })}
    />
  );
}
