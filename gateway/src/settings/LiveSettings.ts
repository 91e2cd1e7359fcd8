import { checkSettings } from '@bank/registry/check/settingsRules.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { RemoteSettings } from '@bank/registry/settings/schemas.ts';
import { liveReleases } from '@bank/registry/state.ts';

const LOOK_AGAIN_MS = 1000;

/** The settings of remotes, as the configuration has them now. A change that is not sound is not taken. */
export class LiveSettings {
  /** Why the configuration, as it is now, is not what pages have. */
  problems: string[] = [];
  private lookedAt = Number.NEGATIVE_INFINITY;
  private pending: Promise<void> | undefined;

  /** @param current as the gateway started with them @param read what the configuration has now */
  constructor(
    public current: RemoteSettings,
    private readonly read: () => Promise<RemoteSettings>,
  ) {}

  /** At the next request, however recent the last look is. */
  expire(): void {
    this.lookedAt = Number.NEGATIVE_INFINITY;
  }

  /** Looks at the configuration, at most once a second. @returns the same object until something has changed */
  async get(registry: Registry): Promise<RemoteSettings> {
    if (performance.now() - this.lookedAt > LOOK_AGAIN_MS)
      this.pending ??= this.look(registry).finally(() => {
        this.pending = undefined;
        this.lookedAt = performance.now();
      });
    await this.pending;
    return this.current;
  }

  private async look(registry: Registry): Promise<void> {
    try {
      const found = await this.read();
      const isNew = JSON.stringify(found) !== JSON.stringify(this.current);
      const refusals = liveReleases(registry).flatMap((release) => checkSettings(release, found));
      this.problems = refusals.map((one) => `${one.where} ${one.found}${isNew ? ' Pages keep what they had.' : ''}`);
      if (isNew && refusals.length === 0) this.current = found;
    } catch (error) {
      this.problems = [`${error instanceof Error ? error.message : error} Pages keep the settings that they had.`];
    }
  }
}
