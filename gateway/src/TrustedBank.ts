import { type Bank, BankReader } from '@bank/registry/bank/BankReader.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OldBankReader } from '@bank/registry/oldForm/OldBankReader.ts';
import { type LoadedRevision, loadRevision, ShellTemplates } from './LoadedRevision.ts';

/** The bank as its streams have it, judged anew at each look: a key or a role may have been taken away. */
export class TrustedBank {
  current: LoadedRevision | undefined;
  problems: string[] = [];
  private readonly reader: BankReader;
  private readonly oldReader: OldBankReader;
  private readonly templates: ShellTemplates;
  private loadedFrom = '';

  constructor(
    deployment: Deployment,
    private readonly basePath: string,
  ) {
    this.reader = new BankReader(deployment);
    this.templates = new ShellTemplates(deployment);
    this.oldReader = new OldBankReader(deployment, (content) => this.templates.faultOf(content));
  }

  /** @throws when the store cannot be read; `current` stays as it was */
  async look(): Promise<void> {
    const bank = await this.reader.read({ faultOf: (document) => this.templates.faultOf(document) });
    this.problems = bank.problems;
    if (bank.isOldForm) return this.lookAtOldForm();
    const { registry, newest, authority } = bank;
    const key = newest && authority?.nameOf(newest.file.signer);
    this.load(sourceOf(bank), registry && { registry, key: key ?? '' });
  }

  private async lookAtOldForm(): Promise<void> {
    const { problems, ...old } = await this.oldReader.read();
    this.problems = [...this.problems, ...problems];
    this.load(old.source, old);
  }

  /** @param source tells whether anything has changed */
  private load(source: string, verified: Pick<LoadedRevision, 'registry' | 'key'> | undefined): void {
    if (source === this.loadedFrom) return;
    this.current = verified && loadRevision(this.templates, verified, this.basePath);
    this.loadedFrom = source;
  }
}

function sourceOf({ packages, operators, authority }: Bank): string {
  const heads = [...packages.values(), ...(operators ? [operators] : [])];
  return [authority?.hash, ...heads.map(({ file }) => file.key)].join();
}
