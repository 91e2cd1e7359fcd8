import { choiceOf, type Visitor } from '@bank/gateway/choice.ts';
import type { PageSource, ServedRegistry } from '@bank/gateway/PageSource.ts';
import { resolve } from '@bank/gateway/resolve.ts';
import { forEverybody } from '@bank/gateway/withheld.ts';
import type { Problem } from '@bank/registry/bank/Heads.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { type DevServer, VERSION } from './DevServer.ts';
import { developmentShell } from './developmentShell.ts';
import { type LocalFlags, withFlags } from './localFlags.ts';

const EMPTY: Registry = {
  deployment: '',
  revision: 1,
  roles: 0,
  change: { at: '', by: '', action: 'dev', app: 'shell', version: VERSION, why: '' },
  shell: { active: VERSION, previous: [] },
  remotes: {},
  releases: {},
  owners: {},
  signedAt: '',
};

export class DevelopmentSource implements PageSource {
  constructor(
    private readonly released: PageSource,
    private readonly servers: Pick<DevServer, 'name' | 'origin' | 'release'>[],
    private readonly basePath: string,
    private readonly deployment: Deployment,
    private readonly flags: LocalFlags,
  ) {}

  get found(): Problem[] {
    return this.released.found;
  }

  async get(visitor?: Visitor): Promise<ServedRegistry> {
    const shell = this.servers.find(({ name }) => name === 'shell');
    const released = this.released.get(visitor);
    const base = await (shell ? released.catch(() => undefined) : released);
    let registry = structuredClone(base?.registry ?? EMPTY);
    for (const server of this.servers) {
      const release = await server.release().catch(() => undefined);
      // The page reports the problem.
      if (!release) continue;
      registry.releases[server.name] = { ...registry.releases[server.name], [VERSION]: forEverybody(release) };
      if (release.kind === 'shell') registry.shell = { active: VERSION, previous: [] };
      else registry.remotes[server.name] = { active: VERSION, previous: [] };
      registry = withFlags(registry, server.name, this.flags[server.name] ?? {});
    }
    if (!shell) {
      const released = await developmentShell(this.deployment, registry);
      registry.releases.shell = { ...registry.releases.shell, [released.version]: released };
    }
    const template = shell ? await (await fetch(`${shell.origin}index.html`)).text() : (base?.template ?? '');
    const resolved = resolve(registry, this.basePath, choiceOf(registry));
    for (const remote of resolved.page.remotes) remote.isDevelopment = remote.version === VERSION;
    return { ...resolved, registry, changes: base?.changes ?? [], template };
  }
}
