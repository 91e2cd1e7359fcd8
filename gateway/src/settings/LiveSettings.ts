import { isDeepStrictEqual } from 'node:util';
import { checkSettings } from '@bank/registry/check/settingsRules.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { RemoteSettings } from '@bank/registry/settings/schemas.ts';
import { entryOf, liveReleases } from '@bank/registry/state.ts';
import { Looks } from '../Looks.ts';

/** The settings of remotes, as the configuration has them now. What does not fit a remote is not taken for it. */
export class LiveSettings {
  /** Say why pages do not have the configuration as it is now. */
  problems: string[] = [];
  private readonly looks = new Looks((registry: Registry) => this.look(registry));

  /** @param current as the gateway started with them @param read what the configuration has now */
  constructor(
    public current: RemoteSettings,
    private readonly read: () => Promise<RemoteSettings>,
  ) {}

  /** Makes the next request look again, however recent the last look is. */
  expire(): void {
    this.looks.expire();
  }

  /** Looks at the configuration, at most once a second. @returns the same object until something has changed */
  async get(registry: Registry): Promise<RemoteSettings> {
    await this.looks.take(registry);
    return this.current;
  }

  private async look(registry: Registry): Promise<void> {
    try {
      const found = await this.read();
      const unfit = liveReleases(registry)
        .map((release) => ({ name: release.name, refusals: checkSettings(release, found) }))
        .filter(({ refusals }) => refusals.length > 0);
      const isUnfit = (app: string) => unfit.some(({ name }) => name === app);
      // A squad whose version takes nothing keeps no other's settings from changing.
      const next = Object.fromEntries([
        ...Object.entries(found).filter(([app]) => !isUnfit(app)),
        ...Object.entries(this.current).filter(([app]) => isUnfit(app)),
      ]);
      this.problems = unfit.flatMap(({ name, refusals }) => {
        const isNew = !isDeepStrictEqual(entryOf(found, name), entryOf(this.current, name));
        return refusals.map((one) => `${one.where} ${one.found}${isNew ? ' Pages keep what they had.' : ''}`);
      });
      if (!isDeepStrictEqual(next, this.current)) this.current = next;
    } catch (error) {
      this.problems = [`${error instanceof Error ? error.message : error} Pages keep the settings that they had.`];
    }
  }
}
