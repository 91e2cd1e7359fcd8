import type { PageSource, ServedRegistry } from '../gateway/PageSource.ts';
import { resolve } from '../gateway/resolve.ts';
import type { Registry } from '../registry/schema.ts';
import { type DevServer, VERSION } from './DevServer.ts';

const EMPTY: Registry = {
  schema: 1,
  deployment: '',
  revision: 1,
  change: { at: '', by: '', action: 'dev', app: 'shell', version: VERSION, why: '' },
  shell: { active: VERSION, previous: [] },
  remotes: {},
  releases: {},
  approvals: { releases: {}, channels: {} },
};

export class DevelopmentSource implements PageSource {
  constructor(
    private readonly released: PageSource,
    private readonly servers: DevServer[],
    private readonly basePath: string,
  ) {}

  get problems(): string[] {
    return this.released.problems;
  }

  async get(cohort?: string): Promise<ServedRegistry> {
    const base = await this.released.get(cohort).catch(() => undefined);
    const registry = structuredClone(base?.registry ?? EMPTY);
    for (const server of this.servers) {
      const release = await server.release().catch(() => undefined);
      // The page reports the problem.
      if (!release) continue;
      registry.releases[server.name] = { ...registry.releases[server.name], [VERSION]: release };
      if (release.kind === 'shell') registry.shell = { active: VERSION, previous: [] };
      else registry.remotes[server.name] = { active: VERSION, previous: [] };
    }
    const shell = this.servers.find(({ name }) => name === 'shell');
    const template = shell ? await (await fetch(`${shell.origin}index.html`)).text() : (base?.template ?? '');
    const resolved = resolve(registry, this.basePath);
    for (const remote of resolved.page.remotes) remote.isDevelopment = remote.version === VERSION;
    return { ...resolved, registry, key: base?.key ?? 'none', template };
  }
}
