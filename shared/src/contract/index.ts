export { bindFlags, useFlagValues } from './flags';
export { useHeaderActionState, useHeaderActions } from './headerActions';
export type { PaletteAnswer, PaletteEntry, PaletteResult } from './palette';
export { settingsOf } from './settings';
export { type ExtensionViewProps, Slot, SlotExtension, useExtensions, useSlotHost } from './slots';
export { askSupport, useSupport } from './support';
export * from './types';
export { discardUnsaved, isLostAt, useUnsaved, useUnsavedState } from './unsaved';
export { useDocumentTitle } from './useDocumentTitle';
