import { latestBank } from '@bank/registry/bank/latest.ts';
import { checkAlone } from '@bank/registry/check/check.ts';
import { checkChange } from '@bank/registry/check/checkChange.ts';
import { refuse } from '@bank/registry/check/Refusal.ts';
import { operator } from '@bank/registry/config/operator.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import type { Candidate } from '@bank/registry/release/readBuild.ts';
import { type ReleaseOptions, releaseTogether } from '@bank/registry/release/release.ts';
import { requireRole } from '@bank/registry/revisions/requireRole.ts';
import type { Revision } from '@bank/registry/revisions/revise.ts';
import { deploymentFacts } from './deploymentFacts.ts';
import { requireBank } from './requireRegistry.ts';

/** `mfe-cards 1.0.0-4f1c0a9b2e, …` */
export function namesOfCandidates(candidates: Candidate[]): string {
  return candidates.map(({ release: { name, version } }) => `${name} ${version}`).join(', ');
}

/** @throws {OperatorError} when check refuses them, or the key that signs here has no role for them */
export async function releaseCandidates(
  deployment: Deployment,
  candidates: Candidate[],
  budget: number,
  options: Omit<ReleaseOptions, 'by' | 'guard'>,
): Promise<Revision> {
  // A wrong registry is refused first: in another one, others have roles, and in an empty one nobody has.
  const isFirst = candidates.some(({ release }) => release.kind === 'shell');
  const bank = await (isFirst ? latestBank : requireBank)(deployment);
  const facts = await deploymentFacts(bank.authority);
  const problem = `${namesOfCandidates(candidates)} cannot be deployed.`;
  refuse(
    problem,
    candidates.flatMap((candidate) => checkAlone(candidate, budget, facts)),
  );
  await requireRole(
    deployment,
    bank,
    candidates.map(({ release }) => release),
  );
  return releaseTogether(deployment, candidates, {
    ...options,
    by: operator(),
    guard: (before, after) => refuse(problem, checkChange(before, after, facts)),
  });
}
