import os from 'node:os';

/** Who a change is made by, for the audit log: BANK_OPERATOR (a pipeline's name, say), or the account on this machine. */
export function operator(): string {
  return process.env.BANK_OPERATOR || os.userInfo().username;
}
