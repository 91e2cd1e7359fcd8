import type { ColumnType, Generated } from 'kysely';

export interface Sessions {
  id: Generated<string>;
  customer_id: string;
  expires_at: Date;
  ended_at: ColumnType<Date | null, never, Date>;
  started_at: Date;
  last_seen_at: Date;
  /** Of the browser's cookie, without which the tokens are worth nothing. */
  device_hash: Buffer;
  network: string;
  user_agent: string;
}

export interface AccessTokens {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  /** Issued together with this token. */
  refresh_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  first_used_at: ColumnType<Date | null, never, Date>;
  /** When another token of the session was first used after this one. */
  superseded_at: ColumnType<Date | null, never, Date>;
}

export interface RefreshTokens {
  hash: Buffer;
  session_id: string;
  used_at: Date | null;
  /** The token that replaced this one, encrypted with this one. */
  successor: Buffer | null;
  /** The client has used this token, or the access token issued with it. */
  has_arrived: Generated<boolean>;
}

export interface Devices {
  hash: Buffer;
  customer_id: string;
  failures: Generated<number>;
  used_at: Date;
}

export interface Throttles {
  key: string;
  tries: number;
  window_ends: Date;
}

export interface Failures {
  key: string;
  /** `null` for names and numbers that nobody has. */
  customer_id: string | null;
  count: number;
  last_at: Date;
}

export interface Registrations {
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

export interface Resets {
  hash: Buffer;
  /** `null` for an unknown phone number, so that the work is the same. */
  customer_id: string | null;
  code_hash: Buffer;
  /** Empty for a code that is too long to be guessed. */
  failure_key: string;
  tries: Generated<number>;
  expires_at: Date;
}

export interface ContactChanges {
  hash: Buffer;
  customer_id: string;
  /** Either this or `phone`. */
  email: string | null;
  phone: string | null;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
}

export interface AssertionKeys {
  /** The thumbprint of the key (RFC 7638). */
  id: string;
  /** A JWK as JSON. */
  public_key: string;
  expires_at: Date;
}
