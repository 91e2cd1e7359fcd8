import type { ColumnType, Generated } from 'kysely';

interface Registrations {
  hash: Buffer;
  /** `null` for details that are not in the bank's records, so that the work is the same. */
  customer_id: string | null;
  date_of_birth: ColumnType<string, string, never>;
  code_hash: Buffer;
  /** Empty for a code that is too long to be guessed. */
  failure_key: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface Resets {
  hash: Buffer;
  /** `null` for an unknown phone number, so that the work is the same. */
  customer_id: string | null;
  code_hash: Buffer;
  /** Empty for a code that is too long to be guessed. */
  failure_key: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface ContactChanges {
  hash: Buffer;
  customer_id: string;
  /** Either this or `phone`. */
  email: string | null;
  phone: string | null;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
}

interface AssertionKeys {
  /** The thumbprint of the key (RFC 7638). */
  id: string;
  /** A JWK as JSON. */
  public_key: string;
  expires_at: Date;
}

interface Passkeys {
  id: Generated<string>;
  customer_id: string;
  /** The id in base64url, as browsers say it. */
  credential_id: string;
  public_key: Buffer;
  /** Counts signatures; stays 0 for passkeys that are kept on several devices. */
  counter: bigint;
  /** Separated by commas. */
  transports: string;
  name: string;
  added_at: Date;
  used_at: ColumnType<Date | null, never, Date>;
  /** When the password alone added it: before, it confirms no order and vouches for no other. */
  counts_from: ColumnType<Date | null, Date | null, never>;
  /** The session that added it, which may be over and forgotten. */
  added_in: ColumnType<string | null, string, never>;
}

interface PasskeyChallenges {
  hash: Buffer;
  /** `null` for a sign-in. */
  session_id: string | null;
  expires_at: Date;
}

interface SessionConfirmations {
  session_id: string;
  confirmed_at: Date;
}

interface FactorConfirmations {
  session_id: string;
  /** The mailed code is kept as a hash; `null` says that the session has shown more than a password. */
  code_hash: Buffer | null;
  tries: Generated<number>;
  expires_at: Date;
}

interface SecondSteps {
  customer_id: string;
  /** The authenticator app's secret, in base32; `null` where passkeys alone are the second step. */
  secret: string | null;
  /** The time step of the last code that counted (RFC 6238). */
  last_step: bigint;
  added_at: Date;
  /** The app confirms orders from then on, as a passkey does. */
  counts_from: Date | null;
  /** The session that added it, as a passkey has one. */
  added_in: string | null;
}

interface TwoStepSetups {
  session_id: string;
  secret: string;
  /** The hash of the code that was mailed where the password alone had opened the session. */
  code_hash: Buffer | null;
  tries: number;
  expires_at: Date;
}

interface RecoveryCodes {
  hash: Buffer;
  customer_id: string;
}

interface SignInProofs {
  hash: Buffer;
  customer_id: string;
  tries: Generated<number>;
  expires_at: Date;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    registrations: Registrations;
    resets: Resets;
    contact_changes: ContactChanges;
    assertion_keys: AssertionKeys;
    passkeys: Passkeys;
    passkey_challenges: PasskeyChallenges;
    session_confirmations: SessionConfirmations;
    factor_confirmations: FactorConfirmations;
    second_steps: SecondSteps;
    two_step_setups: TwoStepSetups;
    recovery_codes: RecoveryCodes;
    sign_in_proofs: SignInProofs;
  }
}
