import { create } from 'zustand';
import type { FlagValue, RemoteContract } from './types';

interface FlagValues {
  /** Values by remote, then by flag. */
  values: Readonly<Record<string, Readonly<Record<string, FlagValue>>>>;
}

/** Written by the shell, for the customer of this moment; read by the remotes. */
export const useFlagValues = create<FlagValues>(() => ({ values: {} }));

type Flags<Remote extends RemoteContract> = NonNullable<Remote['flags']>;
type Name<Remote extends RemoteContract> = keyof Flags<Remote> & string;

type ValuesOf<Flag> = Flag extends { default: boolean }
  ? boolean
  : Flag extends { default: infer Default; values: readonly (infer Value)[] }
    ? Default | Value
    : Flag extends { default: infer Default }
      ? Default
      : never;

type NameOf<Remote extends RemoteContract, Type> = {
  [Key in Name<Remote>]: Flags<Remote>[Key]['default'] extends Type ? Key : never;
}[Name<Remote>];

type Value<Remote extends RemoteContract, Key extends Name<Remote>> = ValuesOf<Flags<Remote>[Key]>;
type Default<Remote extends RemoteContract, Key extends Name<Remote>> = Flags<Remote>[Key]['default'];

type Evaluate<Remote extends RemoteContract, Type> = <Key extends NameOf<Remote, Type>>(
  name: Key,
  fallback: Default<Remote, Key>,
) => Value<Remote, Key>;

/** Names and arguments are those of OpenFeature's clients: https://openfeature.dev/specification/sections/flag-evaluation */
interface FlagClient<Remote extends RemoteContract> {
  /** Renders a component again when the value changes, which it does between two pages. */
  useFlag: Evaluate<Remote, FlagValue>;
  getBooleanValue: Evaluate<Remote, boolean>;
  getStringValue: Evaluate<Remote, string>;
  getNumberValue: Evaluate<Remote, number>;
}

/**
 * The flags of one remote: `bindFlags<typeof remote>('mfe-budget')`. Each is asked for with the default that `remote.ts`
 * names, which counts where the gateway knows nothing of it.
 */
export function bindFlags<Remote extends RemoteContract>(remote: Remote['name']): FlagClient<Remote> {
  const valueIn = ({ values }: FlagValues, name: string, fallback: FlagValue) => values[remote]?.[name] ?? fallback;
  const getValue = (name: string, fallback: FlagValue) => valueIn(useFlagValues.getState(), name, fallback);
  return {
    useFlag: (name: string, fallback: FlagValue) => useFlagValues((state) => valueIn(state, name, fallback)),
    getBooleanValue: getValue,
    getStringValue: getValue,
    getNumberValue: getValue,
  } as FlagClient<Remote>;
}
