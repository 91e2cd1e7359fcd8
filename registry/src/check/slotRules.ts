import type { Release, RemoteRelease } from '../schema.ts';
import type { DeploymentFacts } from './DeploymentFacts.ts';
import type { Refusal } from './Refusal.ts';
import type { Running } from './running.ts';

type Filling = NonNullable<RemoteRelease['extensions']>[number];

/** Shown at the path that an extension names. */
const SLOTS_OF_PATHS = ['bank/sidebar/badge@1'];

/** Extensions that nobody would show, or that another remote has already. @param beside all that can be in one page with it */
export function checkExtensions(release: Release, beside: Running[], facts?: DeploymentFacts): Refusal[] {
  if (release.kind === 'shell') return [];
  const others = beside.flatMap((one) => (one.release.kind === 'remote' && !one.isDisabled ? one.release : []));
  const { name, extensions = [] } = release;
  const offered = [release, ...beside.map((one) => one.release)].flatMap(({ slots = [] }) => slots);
  return extensions.flatMap((extension, at) => {
    const { slot, id } = extension;
    if (!offered.includes(slot)) return refusal(extension, ...unknown(slot, offered));
    if (SLOTS_OF_PATHS.includes(slot) && !extension.at)
      return refusal(
        extension,
        `is a slot of each path, and the extension "${id}" names none, so nobody would show it.`,
        `Add "at" with a path, such as at: '/alerts', in the remote.ts of ${name}.`,
      );
    const allowed = facts?.slots?.[slot];
    if (allowed && !allowed.includes(name)) {
      const found = `may be filled by ${allowed.join(', ') || 'nobody'} in this deployment, and not by ${name}.`;
      return refusal(
        extension,
        found,
        `Ask who runs the deployment to name ${name} under "slots" in its configuration.`,
      );
    }
    if (extensions.slice(0, at).some((other) => isSame(other, extension)))
      return refusal(extension, `has two extensions "${id}".`, `Rename one of them in the remote.ts of ${name}.`);
    // Pages leave out what the deployment lets nobody else fill.
    const fillers = others.filter((other) => allowed?.includes(other.name) ?? true);
    const owner = fillers.find((other) => other.extensions?.some((taken) => isSame(taken, extension)));
    if (!owner) return [];
    const found = `already has an extension "${id}", of ${owner.name} ${owner.version} (${owner.owner}).`;
    return refusal(extension, found, `Give it another "id" in the remote.ts of ${name}.`);
  });
}

function refusal({ slot }: Filling, found: string, remedy: string): Refusal[] {
  return [{ rule: 'slots', where: slot, found, remedy }];
}

function unknown(slot: string, offered: string[]): [found: string, remedy: string] {
  const [base] = slot.split('@');
  const versions = [...new Set(offered)].filter((other) => other.startsWith(`${base}@`));
  if (versions.length > 0)
    return [`is not offered in this version; there is ${versions.sort().join(', ')}.`, 'Fill one that is offered.'];
  const all = [...new Set(offered)].sort().join(', ') || 'none';
  return ['is offered by nothing that is live.', `Fill one that is offered (${all}), or first release what offers it.`];
}

function isSame(one: Filling, other: Filling): boolean {
  return one.slot === other.slot && one.id === other.id;
}
