import { NewPasswordFields } from '../password/NewPasswordFields';
import { NewUsernameField } from './NewUsernameField';
import { TermsField } from './TermsField';

/** Each field registers in a component of its own: the focus goes to the first error in render order. */
export function SecurityStep() {
  return (
    <>
      <NewUsernameField />
      <NewPasswordFields label="Password" confirmLabel="Confirm password" />
      <TermsField />
    </>
  );
}
