import { NewPasswordFields } from '../password/NewPasswordFields';
import { NewUsernameField } from './NewUsernameField';
import type { StepFields } from './steps';
import { TermsField } from './TermsField';

export function SecurityStep({ form }: StepFields) {
  return (
    <>
      <NewUsernameField form={form} />
      <NewPasswordFields form={form} label="Password" confirmLabel="Confirm password" />
      <TermsField form={form} />
    </>
  );
}
