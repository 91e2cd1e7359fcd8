import { type ComponentType, createElement, type ReactNode } from 'react';
import { create } from 'zustand';
import type { ExtensionFacts, SlotName, Slots } from './types';

interface ExtensionViewProps {
  extension: ExtensionFacts;
  props: object;
}

interface SlotHost {
  /** By slot, in order. */
  extensions: Partial<Record<string, readonly ExtensionFacts[]>>;
  View: ComponentType<ExtensionViewProps>;
}

/** Written by the shell, which loads and contains extensions; read by the pages that offer slots. */
export const useSlotHost = create<SlotHost>(() => ({ extensions: {}, View: () => null }));

const NONE: readonly ExtensionFacts[] = [];

/** What fills a slot, in order, for pages that arrange it themselves. */
export function useExtensions(slot: SlotName): readonly ExtensionFacts[] {
  return useSlotHost(({ extensions }) => extensions[slot] ?? NONE);
}

interface SlotExtensionProps<Name extends SlotName> {
  name: Name;
  extension: ExtensionFacts;
  props: Slots[Name];
}

/** One extension: loaded once it is near the screen. If it fails or hangs, its place says so, and nothing else is touched. */
export function SlotExtension<Name extends SlotName>({ extension, props }: SlotExtensionProps<Name>): ReactNode {
  const View = useSlotHost((host) => host.View);
  return createElement(View, { extension, props });
}
