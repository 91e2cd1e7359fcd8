import { bankConfig } from '@bank/shared/config';
import type { PageRegistry, RegisteredExtension, RegisteredRemote } from '@bank/shared/contract';

interface PlacedExtension {
  /** Is unique in its slot: an id that an earlier extension has gets the remote's name in front. */
  id: string;
  remote: RegisteredRemote;
  extension: RegisteredExtension;
}

const DEFAULT_ORDER = 100;

/** Tells whether the deployment's configuration lets the remote fill the slot. */
export function mayFill(name: string, slot: string): boolean {
  return bankConfig().slots?.[slot]?.includes(name) ?? true;
}

/** Returns what may fill slots in this deployment, in order; nothing of disabled remotes. */
export function placeExtensions({ remotes }: PageRegistry): PlacedExtension[] {
  // A later extension with the same id gets its remote's name in front, and is left out if that is taken, too.
  return remotes
    .filter(({ disabled }) => !disabled)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((remote) => (remote.extensions ?? []).map((extension) => ({ id: extension.id, remote, extension })))
    .filter(({ remote, extension }) => mayFill(remote.name, extension.slot))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((one, at, all) => (isFirst(one, at, all) ? one : { ...one, id: `${one.remote.name}.${one.id}` }))
    .filter(isFirst);
}

function isFirst({ id, extension: { slot } }: PlacedExtension, at: number, all: PlacedExtension[]): boolean {
  return all.findIndex((other) => other.extension.slot === slot && other.id === id) === at;
}

function orderOf({ extension: { order = DEFAULT_ORDER } }: PlacedExtension): number {
  return order;
}
