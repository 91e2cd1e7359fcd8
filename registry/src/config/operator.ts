import os from 'node:os';

/** Names who acts in the audit log: BANK_OPERATOR (for example a pipeline), or the account. */
export function operator(): string {
  return process.env.BANK_OPERATOR || os.userInfo().username;
}
