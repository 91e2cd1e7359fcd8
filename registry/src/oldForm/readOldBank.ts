import { compose, ownersOf } from '../bank/compose.ts';
import type { OperatorsContent } from '../bank/drafts.ts';
import { isVouched } from '../bank/packageFault.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import type { Registry, Release } from '../schema.ts';
import { REGISTRY_FOLDER } from '../streams/Documents.ts';
import { oldRevisions } from '../streams/oldFiles.ts';
import { type OldContent, operatorsContent, packageContents } from './contents.ts';
import { readOldAuthority } from './readOldAuthority.ts';
import { readOldRevision } from './readOldRevision.ts';
import { soundEntries } from './soundEntries.ts';

const MAX_EARLIER = 64;

export interface OldBank {
  /** As it will be read back; of the roles before the first version. */
  registry: Registry;
  /** Name of the key that signed. */
  key: string;
  packages: OldContent[];
  operators: OperatorsContent;
  authority: Authority;
  /** What is not taken as it is, and why. */
  problems: string[];
  /** Releases that do not count. */
  leftOut: string[];
}

export type FaultOf = (content: OldContent) => Promise<string | undefined>;

/**
 * The newest revision that the rules of the form before accept.
 * @param faultOf says why a package cannot be served, if it cannot
 * @returns `undefined` for a store without any @throws {OperatorError} when none is accepted
 */
export async function readOldBank(
  deployment: Deployment,
  faultOf: FaultOf = async () => undefined,
): Promise<OldBank | undefined> {
  const numbers = oldRevisions(await deployment.store.list(REGISTRY_FOLDER));
  if (numbers.length === 0) return undefined;
  const authority = await readOldAuthority(deployment);
  const problems: string[] = [];
  for (const [at, number] of numbers.entries()) {
    try {
      const before = numbers.slice(at + 1, at + 1 + MAX_EARLIER);
      const bank = await bankOf(deployment, number, before, authority);
      for (const content of bank.packages) await refuseFault(content, faultOf);
      return { ...bank, problems: [...problems, ...bank.problems] };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      problems.push(error.message);
    }
  }
  throw new OperatorError(problems[0] ?? '');
}

async function bankOf(
  deployment: Deployment,
  number: number,
  before: number[],
  authority: Authority,
): Promise<OldBank> {
  const { registry: revision, key } = await readOldRevision(deployment, number, authority);
  const { registry, faults } = await soundEntries(revision, authority, () => trusted(deployment, before, authority));
  const contents = packageContents(registry);
  const packages = contents.map((content) => onlyReleases(content, (one) => isVouched(content, one, authority)));
  const operators = operatorsContent(registry);
  const { state } = compose(packages, operators, authority);
  const { change, shell } = registry;
  const facts = { deployment: deployment.name, revision: number, roles: 0, change, signedAt: change.at };
  return {
    registry: { shell, ...state, ...facts, owners: ownersOf(state, authority) },
    problems: faults,
    leftOut: contents.flatMap((content, at) =>
      Object.keys(content.releases)
        .filter((version) => !Object.hasOwn(packages[at]?.releases ?? {}, version))
        .map((version) => `${content.package} ${version}: no key of its role vouches for this release.`),
    ),
    ...{ key, packages, operators, authority },
  };
}

function onlyReleases(content: OldContent, isKept: (release: Release) => boolean): OldContent {
  const kept = Object.entries(content.releases).filter(([, release]) => isKept(release));
  const signatures = kept.map(([version]) => [version, content.signatures[version] ?? {}]);
  return { ...content, releases: Object.fromEntries(kept), signatures: Object.fromEntries(signatures) };
}

async function* trusted(deployment: Deployment, numbers: number[], authority: Authority) {
  for (const number of numbers) {
    const revision = await readOldRevision(deployment, number, authority).catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
    });
    if (revision) yield revision.registry;
  }
}

async function refuseFault(content: OldContent, faultOf: FaultOf): Promise<void> {
  const fault = await faultOf(content);
  if (fault) throw new OperatorError(fault);
}
