import { type PageRegistry, useFlagValues } from '@bank/shared/contract';
import { useRegistry } from './registryStore';

/** Tells the remotes what this customer gets of their flags, now and after every change of the registry. */
export function startFlags(): void {
  const fill = ({ remotes }: PageRegistry) =>
    useFlagValues.setState({ values: Object.fromEntries(remotes.map(({ name, flags = {} }) => [name, flags])) });
  fill(useRegistry.getState().current);
  useRegistry.subscribe(({ current }, before) => current !== before.current && fill(current));
}
