import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import { channelOf } from '../state.ts';
import { oldFaults } from './oldFaults.ts';
import type { OldRegistry } from './schemas.ts';

/**
 * An entry that does not count is as the newest earlier revision has it in which it does, and without one is left out.
 * @param earlier newest first @throws {OperatorError} when the shell counts nowhere
 */
export async function soundEntries(
  revision: OldRegistry,
  authority: Authority,
  earlier: () => AsyncGenerator<OldRegistry>,
): Promise<{ registry: OldRegistry; faults: string[] }> {
  const before = (await earlier().next()).value as OldRegistry | undefined;
  const faults = oldFaults(revision, authority, before);
  let registry = revision;
  for (const [app, fault] of faults) {
    const source = await firstSound(earlier(), authority, app);
    if (!source && app === 'shell')
      throw new OperatorError(`Revision ${revision.revision} of the form before: ${fault}`);
    registry = withEntryOf(registry, source, app);
  }
  return { registry, faults: [...faults.values()].map((fault) => `Revision ${revision.revision}: ${fault}`) };
}

async function firstSound(
  earlier: AsyncGenerator<OldRegistry>,
  authority: Authority,
  app: string,
): Promise<OldRegistry | undefined> {
  for await (const one of earlier) if (one.approvals.channels[app] && !oldFaults(one, authority).has(app)) return one;
  return undefined;
}

function withEntryOf(registry: OldRegistry, source: OldRegistry | undefined, app: string): OldRegistry {
  const channel = source && channelOf(source, app);
  const { [app]: _, ...remotes } = registry.remotes;
  const { releases, approvals } = registry;
  return {
    ...registry,
    ...(app === 'shell' && channel && { shell: channel }),
    remotes: { ...remotes, ...(app !== 'shell' && channel && { [app]: channel }) },
    releases: { ...releases, [app]: { ...releases[app], ...source?.releases[app] } },
    approvals: {
      ...approvals,
      releases: { ...approvals.releases, [app]: { ...approvals.releases[app], ...source?.approvals.releases[app] } },
    },
  };
}
