import type { PageRegistry } from '@bank/shared/contract';
import { mayFill } from '../remotes/placeExtensions';
import { SHELL_SLOTS } from '../remotes/shellSlots';

/** One extension, or a slot that nobody fills. */
export interface SlotFacts {
  slot: string;
  offeredBy: string | undefined;
  extension?: string;
  from?: string;
  state: 'shown' | 'disabled' | 'not allowed' | 'not offered' | 'empty';
}

export function slotFacts({ remotes }: PageRegistry): SlotFacts[] {
  const offering = [{ name: 'shell', slots: SHELL_SLOTS }, ...remotes];
  const offers = new Map<string, string>(
    offering.flatMap(({ name, slots = [] }) => slots.map((slot) => [slot, name] as const)),
  );
  const filled = remotes.flatMap(({ name, disabled, extensions = [] }) =>
    extensions.map(({ slot, title }): SlotFacts => {
      const state = stateOf(name, slot, offers.has(slot), Boolean(disabled));
      return { slot, offeredBy: offers.get(slot), extension: title, from: name, state };
    }),
  );
  const empty = [...offers].filter(([slot]) => !filled.some((one) => one.slot === slot));
  return [...filled, ...empty.map(([slot, offeredBy]): SlotFacts => ({ slot, offeredBy, state: 'empty' }))];
}

function stateOf(name: string, slot: string, isOffered: boolean, isDisabled: boolean): SlotFacts['state'] {
  if (isDisabled) return 'disabled';
  if (!isOffered) return 'not offered';
  return mayFill(name, slot) ? 'shown' : 'not allowed';
}
