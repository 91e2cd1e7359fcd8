import type { Bank } from '@bank/registry/bank/BankReader.ts';
import { previewedTogether } from '@bank/registry/preview/previewedTogether.ts';
import { previewedDocument, previewFault } from '@bank/registry/preview/previewFault.ts';
import { RefusedPreview, readPreview } from '@bank/registry/preview/previewToken.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelOf, entryOf, heldVersions, type Version } from '@bank/registry/state.ts';
import { LRUCache } from 'lru-cache';
import { choiceOf, type Visitor } from '../choice.ts';
import type { ProvidedFlags } from '../flags/FlagSource.ts';
import type { ShellTemplates } from '../LoadedRevision.ts';
import type { ServedRegistry, SignedChange } from '../PageSource.ts';
import { resolve } from '../resolve.ts';

const MAX_RESOLVED = 16;

interface PreviewedBank extends Pick<Bank, 'authority' | 'packages'> {
  registry: Registry;
  changes: SignedChange[];
}

/** One revision as those see it who have the link to a preview: as everybody else, but for the versions of the link. */
export class Previews {
  private readonly resolved = new LRUCache<string, ServedRegistry>({ max: MAX_RESOLVED });

  private readonly shown = new LRUCache<string, Registry>({ max: MAX_RESOLVED });

  constructor(
    private readonly bank: PreviewedBank,
    private readonly templates: ShellTemplates,
    private readonly basePath: string,
  ) {}

  /** @throws {RefusedPreview} */
  async get(token: string, visitor: Visitor | undefined, provided?: ProvidedFlags): Promise<ServedRegistry> {
    const { registry, authority } = this.bank;
    if (!authority) throw new RefusedPreview('altered');
    const preview = readPreview(token, registry.deployment, authority, Date.now());
    const versions = previewedTogether(registry, preview);
    const shown = this.shown.get(token) ?? versions.reduce(withVersion, registry);
    this.shown.set(token, shown);
    const choice = choiceOf(shown, visitor, provided);
    const id = token + JSON.stringify(choice);
    const known = this.resolved.get(id);
    if (known) return known;
    for (const version of versions) await this.requireServable(version, preview.app);
    const resolved = resolve(shown, this.basePath, choice);
    const served = {
      ...resolved,
      registry,
      changes: this.bank.changes,
      template: this.templates.loaded.get(resolved.shell.version) ?? '',
      preview: { versions, until: preview.until, isHeld: versions.every((one) => isHeld(registry, one)) },
    };
    this.resolved.set(id, served);
    return served;
  }

  private async requireServable(one: Version, previewed: string): Promise<void> {
    const document = previewedDocument(this.bank, one);
    if (!document || previewFault(this.bank, one, previewed)) throw new RefusedPreview('gone');
    if (await this.templates.faultOf(document)) throw new RefusedPreview('gone');
  }
}

/** Drops the versions before it: where it fails, the page says so instead of showing another one. What is disabled stays so. */
function withVersion(registry: Registry, { app, version }: Version): Registry {
  const { disabled = entryOf(registry.absent ?? {}, app)?.disabled, flags } = channelOf(registry, app) ?? {};
  const channel = { active: version, previous: [], ...(disabled && { disabled }), ...(flags && { flags }) };
  if (app === 'shell') return { ...registry, shell: channel };
  return { ...registry, remotes: { ...registry.remotes, [app]: channel } };
}

function isHeld(registry: Registry, { app, version }: Version): boolean {
  return heldVersions(registry, app).includes(version);
}
