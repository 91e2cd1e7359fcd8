import type { ComponentType } from 'react';
import { type ExtensionFacts, type SlotName, type Slots, useSlotHost } from '../contract';

type Filling<Name extends SlotName> = Omit<ExtensionFacts, 'slot'> & { component: ComponentType<Slots[Name]> };

export type Fillings = { [Name in SlotName]?: Filling<Name>[] };

let filled: Fillings = {};

/** Shows these components in a slot, as the shell does with those that remotes declare. */
export function fillSlot<Name extends SlotName>(slot: Name, fillings: Filling<Name>[]): void {
  fillSlots({ ...filled, [slot]: fillings });
}

export function fillSlots(fillings: Fillings): void {
  filled = fillings;
  const factsOf = ([slot, all]: [string, readonly Omit<ExtensionFacts, 'slot'>[]]) =>
    [slot, all.map((facts) => ({ slot, ...facts }))] as const;
  useSlotHost.setState({ extensions: Object.fromEntries(Object.entries(fillings).map(factsOf)), View });
}

function View({ extension: { slot, id }, props }: { extension: ExtensionFacts; props: object }) {
  const fillings: readonly { id: string; component: unknown }[] = filled[slot as SlotName] ?? [];
  const Component = fillings.find((filling) => filling.id === id)?.component as ComponentType<object> | undefined;
  return Component && <Component {...props} />;
}
