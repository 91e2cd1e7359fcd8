export { useHeaderActionState, useHeaderActions } from './headerActions';
export { SlotExtension, useExtensions, useSlotHost } from './slots';
export * from './types';
export { discardUnsaved, isLostAt, useUnsaved, useUnsavedState } from './unsaved';
