import type { Registry } from '../schema.ts';
import { channelOf, hasVersion, type Version } from '../state.ts';

/** The set that each of its members names, or the version alone. */
export function previewedTogether(registry: Registry, { app, version }: Version): Version[] {
  const held = registry.heldTogether?.find((set) => set.some((one) => one.app === app && one.version === version));
  const set = setOf(registry, { app, version });
  const named = set?.split(',').map(versionNamed) ?? [];
  const isAgreed = named.every((one) => setOf(registry, one) === set && hasVersion(registry, one.app, one.version));
  const found = held ?? (isAgreed ? named : []);
  return found.length > 0 ? found : [{ app, version }];
}

function setOf(registry: Registry, { app, version }: Version): string | undefined {
  return channelOf(registry, app)?.sets?.[version];
}

/** @param name `mfe-cards@1.0.0-4f1c0a9b2e` */
function versionNamed(name: string): Version {
  const [app = '', version = ''] = name.split('@');
  return { app, version };
}
