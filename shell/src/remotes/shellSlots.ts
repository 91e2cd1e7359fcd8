import type { RegisteredMount, SlotName } from '@bank/shared/contract';
import { mountMatcher } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';

const FRAME_SLOTS = ['bank/header/items@1', 'bank/sidebar/badge@1'] as const satisfies readonly SlotName[];
const SETTINGS_SLOT = 'bank/settings/section@1' satisfies SlotName;
/** They stand on no page: the search asks for what fills them when a customer opens it. */
const PALETTE_SLOTS = ['bank/palette/entries@1', 'bank/palette/results@1'] as const satisfies readonly SlotName[];

/** The places that the shell itself offers to remotes. */
export const SHELL_SLOTS: readonly SlotName[] = [...FRAME_SLOTS, SETTINGS_SLOT, ...PALETTE_SLOTS];

const settingsAt = mountMatcher([{ path: paths.settings }]);

/** Those that are on screen at a path; pages without a session have none. */
export function shellSlotsAt(path: string, layout: RegisteredMount['layout']): readonly SlotName[] {
  if (layout === 'public') return [];
  return settingsAt(path) ? [...FRAME_SLOTS, SETTINGS_SLOT] : FRAME_SLOTS;
}
