import type { NavigationEntry } from '@bank/shared/contract';
import type { ComponentType } from 'react';
import { create } from 'zustand';

export type PaletteView = 'search' | 'shortcuts' | 'profile' | 'support';

interface PaletteState {
  /** Once it has been loaded. */
  Palette?: ComponentType<{ navigation: readonly NavigationEntry[] }>;
  /** What is open. */
  view?: PaletteView | undefined;
}

export const usePalette = create<PaletteState>(() => ({}));

export function showView(view: PaletteView): void {
  usePalette.setState({ view });
}

export function closePalette(): void {
  usePalette.setState({ view: undefined });
}
