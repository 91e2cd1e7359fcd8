import type { PageSource, ServedRegistry } from '../gateway/PageSource.ts';
import { resolve } from '../gateway/resolve.ts';
import { parse } from '../parse.ts';
import type { Registry, Release } from '../registry/schema.ts';
import { remoteManifest, shellManifest } from '../registry/schema.ts';

const VERSION = '0.0.0-0000000000';
const EMPTY: Registry = {
  schema: 1,
  revision: 1,
  change: { at: '', by: '', action: 'dev', app: 'shell', version: VERSION, why: '' },
  shell: { active: VERSION, previous: [] },
  remotes: {},
  releases: {},
};

/** The store's registry with packages of this machine in the place of released ones. */
export class DevelopmentSource implements PageSource {
  constructor(
    private readonly released: PageSource,
    private readonly servers: { name: string; origin: string }[],
    private readonly basePath: string,
  ) {}

  get problems(): string[] {
    return this.released.problems;
  }

  async get(cohort?: string): Promise<ServedRegistry> {
    const base = await this.released.get(cohort).catch(() => undefined);
    const registry = structuredClone(base?.registry ?? EMPTY);
    for (const { name, origin } of this.servers) {
      const release = await readDevelopment(origin);
      registry.releases[name] = { ...registry.releases[name], [VERSION]: release };
      if (release.kind === 'shell') registry.shell = { active: VERSION, previous: [] };
      else registry.remotes[name] = { active: VERSION, previous: [] };
    }
    const shell = this.servers.find(({ name }) => name === 'shell');
    const template = shell ? await (await fetch(`${shell.origin}index.html`)).text() : (base?.template ?? '');
    const resolved = resolve(registry, this.basePath);
    for (const remote of resolved.page.remotes) remote.isDevelopment = remote.version === VERSION;
    return { registry, key: base?.key ?? 'none', resolved, template };
  }
}

/** A development build describes itself as a release does, but nothing is hashed: it changes with every keystroke. */
async function readDevelopment(origin: string): Promise<Release> {
  const source = `${origin}bank.json`;
  const value = (await (await fetch(source)).json()) as { kind?: unknown };
  const manifest = value.kind === 'shell' ? parse(shellManifest, value, source) : parse(remoteManifest, value, source);
  return { ...manifest, version: VERSION, base: origin, assets: {}, releasedAt: new Date().toISOString() };
}
