import { canariedWith } from '../edits/together.ts';
import type { Registry } from '../schema.ts';
import { channelOf, type Version } from '../state.ts';

/** All that would go live with the version: those that are held with it, or its canary's set. Others may have gone on since. */
export function previewedTogether(registry: Registry, { app, version }: Version): Version[] {
  const held = registry.heldTogether?.find((set) => set.some((one) => one.app === app && one.version === version));
  if (held) return held;
  if (channelOf(registry, app)?.canary?.version !== version) return [{ app, version }];
  return canariedWith(registry, app).flatMap((member) => {
    const { canary } = channelOf(registry, member) ?? {};
    return canary ? { app: member, version: canary.version } : [];
  });
}
