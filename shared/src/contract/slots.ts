import { type ComponentType, createElement, type ReactNode } from 'react';
import { create } from 'zustand';
import type { ExtensionFacts, SlotName, Slots } from './types';

/** Renders a failure where a card does not fit. Such places show nothing while the extension loads. */
type RenderFailure = (extension: ExtensionFacts, retry: () => void) => ReactNode;

export interface ExtensionViewProps {
  extension: ExtensionFacts;
  props: object;
  renderFailure?: RenderFailure;
}

interface SlotHost {
  /** The extensions of each slot, in display order. */
  extensions: Partial<Record<string, readonly ExtensionFacts[]>>;
  View: ComponentType<ExtensionViewProps>;
}

/** The shell writes it, because it loads and contains extensions; pages that offer slots read it. */
export const useSlotHost = create<SlotHost>(() => ({ extensions: {}, View: NoView }));

function NoView() {
  return null;
}

const NONE: readonly ExtensionFacts[] = [];

/** Returns what fills a slot, in order, for pages that arrange it themselves. */
export function useExtensions(slot: SlotName): readonly ExtensionFacts[] {
  return useSlotHost(({ extensions }) => extensions[slot] ?? NONE);
}

interface SlotExtensionProps<Name extends SlotName> {
  name: Name;
  extension: ExtensionFacts;
  props: Slots[Name];
  renderFailure?: RenderFailure;
}

/** Shows one extension, which loads once it is near the screen. If it fails or hangs, its place says so, and nothing else is touched. */
export function SlotExtension<Name extends SlotName>(options: SlotExtensionProps<Name>): ReactNode {
  const View = useSlotHost((host) => host.View);
  const { extension, props, renderFailure } = options;
  return createElement(View, { extension, props, ...(renderFailure && { renderFailure }) });
}

interface SlotProps<Name extends SlotName> {
  name: Name;
  props: Slots[Name];
  /** Picks the extensions with the same `at`; without it, those that have none. */
  at?: string;
  renderFailure?: RenderFailure;
}

/** Shows all that fills a slot, in order. */
export function Slot<Name extends SlotName>({ at, ...options }: SlotProps<Name>): ReactNode {
  return useExtensions(options.name)
    .filter((extension) => extension.at === at)
    .map((extension) => createElement(SlotExtension<Name>, { key: extension.id, extension, ...options }));
}
