import type { ForgottenPassword, PasswordReset } from '../api';
import type { Registration } from './registration';

/** `received`: under review. `ready`: the customer can sign in. */
export type RegistrationOutcome = 'received' | 'ready';

export type ResetMethod = 'link' | 'code';

export interface AuthData {
  /** Asks for a code to the email address on record. @returns a proof to send with it; `undefined` where none is needed */
  startRegistration(registration: Registration): Promise<string | undefined>;
  register(registration: Registration, proof: string | undefined): Promise<RegistrationOutcome>;
  forgotPassword(phone: ForgottenPassword): Promise<ResetMethod>;
  resetPassword(reset: PasswordReset): Promise<void>;
}
