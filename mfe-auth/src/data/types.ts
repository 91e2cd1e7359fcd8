import type { ForgottenPassword, Identity, PasswordReset } from '@bank/shared/api';
import type { Registration } from '../features/register/registration';

/** `received`: under review. `ready`: the customer can sign in. */
export type RegistrationOutcome = 'received' | 'ready';

export type ResetMethod = 'link' | 'code';

export interface AuthData {
  /** Checks step 1 against the bank's records. @returns what the registration has to be sent with */
  checkIdentity(identity: Identity): Promise<string>;
  register(registration: Registration, proof: string): Promise<RegistrationOutcome>;
  forgotPassword(phone: ForgottenPassword): Promise<ResetMethod>;
  resetPassword(reset: PasswordReset): Promise<void>;
}
