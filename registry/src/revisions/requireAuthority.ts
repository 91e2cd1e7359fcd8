import { latestBank } from '../bank/latest.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import { firstRoles } from '../roles/firstRoles.ts';
import { anchorOf } from '../roles/readAuthority.ts';
import { signRoles } from './signRoles.ts';

/** Whoever begins a bank signs its first roles document. @throws {OperatorError} where the bank has other roots */
export async function requireAuthority(deployment: Deployment): Promise<Authority> {
  const { authority } = await latestBank(deployment);
  if (authority) return authority;
  const { keys, threshold } = await anchorOf(deployment);
  const { missing } = await signRoles(deployment, firstRoles(deployment.name, keys.values(), threshold));
  const begun = (await latestBank(deployment)).authority;
  if (begun) return begun;
  throw new OperatorError(
    `The first roles document needs ${missing} more ${missing === 1 ? 'signature' : 'signatures'} of root keys: their holders run the same command.`,
  );
}
