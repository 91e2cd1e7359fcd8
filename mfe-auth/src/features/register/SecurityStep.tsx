import { NewPasswordFields } from '../password/NewPasswordFields';
import { NewUsernameField } from './NewUsernameField';
import { TermsField } from './TermsField';

/** Components of one kind only: the form goes to the first error in the order in which fields register, that is render. */
export function SecurityStep() {
  return (
    <>
      <NewUsernameField />
      <NewPasswordFields label="Password" confirmLabel="Confirm password" />
      <TermsField />
    </>
  );
}
