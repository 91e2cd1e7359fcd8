import { bankConfig } from '@bank/shared/config';
import type { ExtensionFacts, PageRegistry, RegisteredExtension, RegisteredRemote } from '@bank/shared/contract';

interface PlacedExtension {
  remote: RegisteredRemote;
  extension: RegisteredExtension;
}

const DEFAULT_ORDER = 100;

/** Tells whether the deployment's configuration lets the remote fill the slot. */
export function mayFill(name: string, slot: string): boolean {
  return bankConfig().slots?.[slot]?.includes(name) ?? true;
}

/** What the deployment lets fill slots, in order; nothing of disabled remotes, and of each id the first. */
export function placeExtensions({ remotes }: PageRegistry): PlacedExtension[] {
  return remotes
    .filter(({ disabled }) => !disabled)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((remote) => (remote.extensions ?? []).map((extension) => ({ remote, extension })))
    .filter(({ remote, extension }) => mayFill(remote.name, extension.slot))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .filter((one, at, all) => all.findIndex((other) => isSameExtension(one.extension, other.extension)) === at);
}

export function isSameExtension(one: ExtensionFacts, other: ExtensionFacts): boolean {
  return one.slot === other.slot && one.id === other.id;
}

function orderOf({ extension: { order = DEFAULT_ORDER } }: PlacedExtension): number {
  return order;
}
