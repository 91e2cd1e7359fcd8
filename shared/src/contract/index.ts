export { useHeaderActionState, useHeaderActions } from './headerActions';
export * from './types';
export { useUnsaved, useUnsavedState } from './unsaved';
