import { bankConfig } from '@bank/shared/config';
import { type PageRegistry, type RegisteredExtension, type RegisteredRemote, useSlotHost } from '@bank/shared/contract';
import { ExtensionView } from './ExtensionView';
import { useRegistry } from './registryStore';

interface PlacedExtension {
  remote: RegisteredRemote;
  extension: RegisteredExtension;
}

const DEFAULT_ORDER = 100;

/** By the deployment's configuration. */
export function mayFill(name: string, slot: string): boolean {
  return bankConfig().slots?.[slot]?.includes(name) ?? true;
}

/** What the deployment lets fill slots, in order; nothing of disabled remotes. */
function placeExtensions({ remotes }: PageRegistry): PlacedExtension[] {
  return remotes
    .filter(({ disabled }) => !disabled)
    .flatMap((remote) => (remote.extensions ?? []).map((extension) => ({ remote, extension })))
    .filter(({ remote, extension }) => mayFill(remote.name, extension.slot))
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.remote.name < b.remote.name ? -1 : 1));
}

/** Tells the pages what fills their slots, now and after every change of the registry. */
export function startSlots(): void {
  const fill = (registry: PageRegistry) => {
    const extensions: Record<string, RegisteredExtension[]> = {};
    for (const { extension } of placeExtensions(registry)) {
      extensions[extension.slot] = [...(extensions[extension.slot] ?? []), extension];
    }
    useSlotHost.setState({ extensions, View: ExtensionView });
  };
  fill(useRegistry.getState().current);
  useRegistry.subscribe(({ current }, before) => current !== before.current && fill(current));
}

function orderOf({ extension: { order = DEFAULT_ORDER } }: PlacedExtension): number {
  return order;
}
