import type { Bank } from '../bank/BankReader.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import { firstRoles } from '../roles/grant.ts';
import { anchorOf } from '../roles/readAuthority.ts';
import { signRoles } from './signRoles.ts';

/** Whoever begins a bank signs its first roles document. @throws {OperatorError} where the bank has other roots */
export async function requireAuthority(
  deployment: Deployment,
  read: () => Promise<Bank>,
): Promise<Bank & { authority: Authority }> {
  const bank = await read();
  if (bank.authority) return { ...bank, authority: bank.authority };
  if (bank.problems[0]) throw new OperatorError(bank.problems[0]);
  const { keys, threshold } = await anchorOf(deployment);
  const { missing } = await signRoles(deployment, firstRoles(deployment.name, keys.values(), threshold));
  const begun = await read();
  if (begun.authority) return { ...begun, authority: begun.authority };
  throw new OperatorError(
    `The first roles document needs ${missing} more ${missing === 1 ? 'signature' : 'signatures'} of root keys: their holders run the same command.`,
  );
}
