import { Secret, TOTP } from 'otpauth';
import { BANK_NAME } from '../bankName.ts';

/** Phones’ clocks are wrong, and people type slowly (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function uriOf(secret: string, username: string): string {
  return new TOTP({ issuer: BANK_NAME, label: username, secret }).toString();
}

/** @returns the time step that the code is of, so that it counts once; `undefined` for a wrong code */
export function stepOf(secret: string, code: string, time: Date): number | undefined {
  const totp = new TOTP({ secret });
  const timestamp = time.getTime();
  const drift = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
}
