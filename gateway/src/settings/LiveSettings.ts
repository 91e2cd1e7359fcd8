import { isDeepStrictEqual } from 'node:util';
import { checkSettings } from '@bank/registry/check/settingsRules.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { parse, parseJson } from '@bank/registry/parse.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { type RemoteSettings, remoteSettings } from '@bank/registry/settings/schemas.ts';
import { entryOf, liveReleases } from '@bank/registry/state.ts';
import { Looks } from '../Looks.ts';

/** The copy of what fitted, beside the copies of what a gateway has served. */
const COPY = 'settings.json';

/** The settings of remotes, as the configuration has them now. What does not fit a remote is not taken for it. */
export class LiveSettings {
  /** Say why pages do not have the configuration as it is now: of each package, or of all under `file`. */
  problems: Record<string, string[]> = {};
  /** The last settings that fitted each package; omitted before the first look. */
  private good?: RemoteSettings;
  private readonly looks = new Looks((registry: Registry) => this.look(registry));

  /**
   * @param current as the gateway started with them @param read what the configuration has now
   * @param copies hold what fitted, for a start with a file that does not fit
   */
  constructor(
    public current: RemoteSettings,
    private readonly read: () => Promise<RemoteSettings>,
    private readonly copies: Pick<Deployment, 'cache' | 'keep'> = {},
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
      const fit = Object.fromEntries(Object.entries(found).filter(([app]) => !isUnfit(app)));
      const good = await this.remember(fit);
      const others = Object.entries({ ...this.current, ...good }).filter(([app]) => isUnfit(app));
      const next = { ...fit, ...Object.fromEntries(others) };
      const problems = unfit.map(({ name, refusals }) => {
        const isNew = !isDeepStrictEqual(entryOf(found, name), entryOf(next, name));
        const texts = refusals.map((one) => `${one.where} ${one.found}${isNew ? ' Pages keep what they had.' : ''}`);
        return [name, texts] as const;
      });
      this.problems = Object.fromEntries(problems);
      if (!isDeepStrictEqual(next, this.current)) this.current = next;
    } catch (error) {
      this.problems = {
        file: [`${error instanceof Error ? error.message : error} Pages keep the settings that they had.`],
      };
    }
  }

  /** @returns what fitted last, of all packages */
  private async remember(fit: RemoteSettings): Promise<RemoteSettings> {
    const before = this.good ?? (await this.readCopy());
    this.good = { ...before, ...fit };
    if (!isDeepStrictEqual(this.good, before))
      await this.copies.keep?.(COPY, new TextEncoder().encode(JSON.stringify(this.good)));
    return this.good;
  }

  private async readCopy(): Promise<RemoteSettings> {
    try {
      const bytes = await this.copies.cache?.get(COPY);
      return bytes ? parse(remoteSettings, parseJson(new TextDecoder().decode(bytes), COPY), COPY) : {};
    } catch {
      // The file counts, as in a gateway without copies.
      return {};
    }
  }
}
