import { bankOfRepository, namesNoBank } from '@bank/registry/config/bankOfRepository.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { currentWorkspace, type Package, type Workspace } from '../workspace/Workspace.ts';

/** Names the revision that `bank journeys` has chosen for all of its workers. */
export const REVISION = 'BANK_TEST_REVISION';
export const SHELL = 'BANK_TEST_SHELL';
/** A private JWK: who asks a squad's server is signed with it. */
export const IDENTITY_KEY = 'BANK_TEST_IDENTITY_KEY';

export interface RepositoryBank {
  workspace: Workspace;
  remote: Package;
  /** A deployment with copies below `node_modules`. */
  deployment: Deployment;
  /** The revision to test against; the newest if there is none. */
  revision: number | undefined;
}

/** The squad's repository, and the bank that its package.json names. @throws {OperatorError} when either is missing */
export async function repositoryBank(): Promise<RepositoryBank> {
  const workspace = currentWorkspace();
  const [remote] = workspace.packages;
  const bank = bankOfRepository(workspace.root);
  if (workspace.kind !== 'repository' || !remote || !bank) throw namesNoBank(workspace.root);
  const deployment = withCache(await openDeployment(), workspace.cacheFolder);
  return { workspace, remote, deployment, revision: bank.revision };
}
