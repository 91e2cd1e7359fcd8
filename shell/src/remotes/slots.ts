import { type PageRegistry, type RegisteredExtension, useSlotHost } from '@bank/shared/contract';
import { ExtensionView } from './ExtensionView';
import { placeExtensions } from './placeExtensions';
import { useRegistry } from './registryStore';

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
