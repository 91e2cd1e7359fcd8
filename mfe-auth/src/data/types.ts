import type { ForgottenPassword, Identity, PasswordReset } from '@bank/shared/api';
import type { Registration } from '../features/register/registration';

/** What has come of a registration: the bank still looks at it, or the customer can sign in. */
export type RegistrationOutcome = 'received' | 'ready';

/** How a forgotten password goes on. */
export type ResetMeans = 'link' | 'code';

/** Registration and recovery. The screens do not know which source they use. */
export interface AuthData {
  /** Checks step 1 against the bank's records. @returns what the registration has to be sent with */
  checkIdentity(identity: Identity): Promise<string>;
  register(registration: Registration, proof: string): Promise<RegistrationOutcome>;
  forgotPassword(phone: ForgottenPassword): Promise<ResetMeans>;
  resetPassword(reset: PasswordReset): Promise<void>;
}
