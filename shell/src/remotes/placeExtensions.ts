import { bankConfig } from '@bank/shared/config';
import type { PageRegistry, RegisteredExtension, RegisteredRemote } from '@bank/shared/contract';

interface PlacedExtension {
  /** Unique in its slot: it starts with the remote's name where another remote has the same id. */
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
