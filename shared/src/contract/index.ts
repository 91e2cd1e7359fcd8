export { useHeaderActionState, useHeaderActions } from './headerActions';
export { SlotExtension, useExtensions, useSlotHost } from './slots';
export * from './types';
export { useUnsaved, useUnsavedState } from './unsaved';
