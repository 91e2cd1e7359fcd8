import { useText } from '../../messages';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { NewUsernameField } from './NewUsernameField';
import type { StepFields } from './steps';
import { TermsField } from './TermsField';

export function SecurityStep({ form }: StepFields) {
  const text = useText();
  return (
    <>
      <NewUsernameField form={form} />
      <NewPasswordFields form={form} label={text('password.label')} confirmLabel={text('password.confirm')} />
      <TermsField form={form} />
    </>
  );
}
