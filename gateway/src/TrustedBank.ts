import { type Bank, BankReader } from '@bank/registry/bank/BankReader.ts';
import type { Problem } from '@bank/registry/bank/Heads.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { type LoadedRevision, loadRevision, ShellTemplates } from './LoadedRevision.ts';
import { Previews } from './previews/Previews.ts';

export interface TrustedRevision extends LoadedRevision {
  previews: Previews;
}

/** The bank as its streams have it, judged anew at each look: a key or a role may have been taken away. */
export class TrustedBank {
  current: TrustedRevision | undefined;
  found: Problem[] = [];
  private readonly reader: BankReader;
  private readonly templates: ShellTemplates;
  private loadedFrom = '';
  /** Version of the newest that are known. */
  private roles = 0;

  constructor(
    deployment: Deployment,
    private readonly basePath: string,
  ) {
    this.reader = new BankReader(deployment);
    this.templates = new ShellTemplates(deployment);
  }

  /** @throws when the store cannot be read; `current` loses what newer roles no longer trust, and else stays as it was */
  async look(): Promise<void> {
    const bank = await this.reader.read({
      faultOf: (document) => this.templates.faultOf(document),
      onNewRoles: (known) => {
        this.roles = known.authority?.roles.version ?? 0;
        if (this.current) this.take(known);
      },
    });
    this.found = bank.found;
    this.take(bank);
  }

  /** Takes what copies have while there is nothing else, unless newer roles are known than theirs. */
  startFrom({ current }: TrustedBank): void {
    if (current && current.registry.roles >= this.roles) this.current ??= current;
  }

  private take(bank: Omit<Bank, 'problems'>): void {
    const { registry, heads, authority } = bank;
    const from = [authority?.hash, bank.revision, ...heads.map(({ file }) => file.key)].join();
    if (from === this.loadedFrom) return;
    const changes = heads.map(({ file, document: { change } }) => {
      return { id: file.hash, change, key: authority?.nameOf(file.signer) ?? '' };
    });
    this.current = registry && this.load({ ...bank, registry, changes });
    this.loadedFrom = from;
  }

  private load(
    bank: Pick<Bank, 'authority' | 'packages'> & Pick<LoadedRevision, 'registry' | 'changes'>,
  ): TrustedRevision {
    return {
      ...loadRevision(this.templates, bank, this.basePath),
      previews: new Previews(bank, this.templates, this.basePath),
    };
  }
}
