import type { ComponentType } from 'react';
import { type ExtensionFacts, type SlotName, type Slots, useSlotHost } from '../contract';

type Filling<Name extends SlotName> = Omit<ExtensionFacts, 'slot'> & { component: ComponentType<Slots[Name]> };

/** Shows these components in a slot, as the shell does with those that remotes declare. */
export function fillSlot<Name extends SlotName>(slot: Name, fillings: Filling<Name>[]): void {
  const extensions = fillings.map(({ component, ...facts }) => ({ slot, ...facts }));
  const View = ({ extension, props }: { extension: ExtensionFacts; props: object }) => {
    const Component = fillings.find(({ id }) => id === extension.id)?.component as ComponentType<object> | undefined;
    return Component && <Component {...props} />;
  };
  useSlotHost.setState({ extensions: { [slot]: extensions }, View });
}
