import { bankConfig } from '../config';
import type { RemoteContract } from './types';

type ValueOf<Schema> = Schema extends { enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { type: 'boolean' }
    ? boolean
    : Schema extends { type: 'string' }
      ? string
      : Schema extends { type: 'array'; items: infer Items }
        ? readonly ValueOf<Items>[]
        : number;

type SettingsOf<Schema> = Schema extends { properties: infer Properties }
  ? {
      readonly [Key in keyof Properties]:
        | ValueOf<Properties[Key]>
        | (Schema extends { required: readonly (infer Required)[] }
            ? Key extends Required
              ? never
              : undefined
            : undefined);
    }
  : Record<never, never>;

/**
 * What this deployment sets for a remote: `settingsOf<typeof remote>('mfe-budget')`. A page has what was set when it was
 * loaded; what `remote.ts` does not require may be missing.
 */
export function settingsOf<Remote extends RemoteContract>(remote: Remote['name']): SettingsOf<Remote['settings']> {
  return (bankConfig().remotes?.[remote] ?? {}) as SettingsOf<Remote['settings']>;
}
