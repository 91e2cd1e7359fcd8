import { BankReader } from '@bank/registry/bank/BankReader.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { type LoadedRevision, loadRevision, ShellTemplates } from './LoadedRevision.ts';

/** The bank as its streams have it, judged anew at each look: a key or a role may have been taken away. */
export class TrustedBank {
  current: LoadedRevision | undefined;
  problems: string[] = [];
  private readonly reader: BankReader;
  private readonly templates: ShellTemplates;
  private loadedFrom = '';

  constructor(
    deployment: Deployment,
    private readonly basePath: string,
  ) {
    this.reader = new BankReader(deployment);
    this.templates = new ShellTemplates(deployment);
  }

  /** @throws when the store cannot be read; `current` stays as it was */
  async look(): Promise<void> {
    const bank = await this.reader.read({ faultOf: (document) => this.templates.faultOf(document) });
    const { registry, newest, authority, problems } = bank;
    this.problems = problems;
    const heads = [...bank.packages.values(), ...(bank.operators ? [bank.operators] : [])];
    const from = [authority?.hash, ...heads.map(({ file }) => file.key)].join();
    if (from === this.loadedFrom) return;
    const key = newest && authority?.nameOf(newest.file.signer);
    this.current = registry && loadRevision(this.templates, { registry, key: key ?? '' }, this.basePath);
    this.loadedFrom = from;
  }
}
