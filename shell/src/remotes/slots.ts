import { type PageRegistry, type RegisteredExtension, useSlotHost } from '@bank/shared/contract';
import { useLanguage } from '@bank/shared/i18n';
import { titleIn } from '../navigation/useTitles';
import { ExtensionView } from './ExtensionView';
import { placeExtensions } from './placeExtensions';
import { useRegistry } from './registryStore';

/** Tells the pages what fills their slots, now and after every change of the registry and the language. */
export function startSlots(): void {
  const fill = (registry: PageRegistry) => {
    const extensions: Record<string, RegisteredExtension[]> = {};
    for (const { id, remote, extension } of placeExtensions(registry)) {
      const one = { ...extension, id, title: titleIn(extension.title, remote.titles) };
      extensions[one.slot] = [...(extensions[one.slot] ?? []), one];
    }
    useSlotHost.setState({ extensions, View: ExtensionView });
  };
  fill(useRegistry.getState().current);
  useRegistry.subscribe(({ current }, before) => current !== before.current && fill(current));
  useLanguage.subscribe(() => fill(useRegistry.getState().current));
}
