import type { Registry } from '../schema.ts';
import { channelOf, hasVersion, type Version } from '../state.ts';

/** The set of which the version is, or the version alone. */
export function previewedTogether(registry: Registry, { app, version }: Version): Version[] {
  const held = registry.heldTogether?.find((set) => set.some((one) => one.app === app && one.version === version));
  const named = channelOf(registry, app)?.sets?.[version]?.split(',').map(versionNamed);
  const found = (held ?? named ?? []).filter((one) => hasVersion(registry, one.app, one.version));
  return found.length > 0 ? found : [{ app, version }];
}

/** @param name `mfe-cards@1.0.0-4f1c0a9b2e` */
function versionNamed(name: string): Version {
  const [app = '', version = ''] = name.split('@');
  return { app, version };
}
