import { Value } from 'typebox/value';
import type { Release } from '../schema.ts';
import type { RemoteSettings } from '../settings/schemas.ts';
import { entryOf } from '../state.ts';
import type { Refusal } from './Refusal.ts';

/**
 * Compares what the deployment sets for a remote with the JSON Schema in its `remote.ts`. What no version asks for yet does
 * no harm: the configuration comes before the release that needs it.
 */
export function checkSettings(release: Release, settings: RemoteSettings = {}): Refusal[] {
  if (release.kind === 'shell' || !release.settings) return [];
  const { name, version } = release;
  const errors = Value.Errors(release.settings, entryOf(settings, name) ?? {});
  return errors.map(({ instancePath, message }) => ({
    rule: 'settings',
    where: `remotes.${name}${instancePath.replaceAll('/', '.')}`,
    found: `in the deployment’s configuration ${message}: ${name} ${version} requires that in remote.ts.`,
    remedy: `Change the configuration first, or "settings" in the remote.ts of ${name}.`,
  }));
}
