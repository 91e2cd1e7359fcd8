import { NewPasswordFields } from '../password/NewPasswordFields';
import { TermsField } from './TermsField';
import { UsernameField } from './UsernameField';

/** Components of one kind only: the form goes to the first error in the order in which fields register, that is render. */
export function SecurityStep() {
  return (
    <>
      <UsernameField />
      <NewPasswordFields label="Password" confirmLabel="Confirm password" />
      <TermsField />
    </>
  );
}
