import { type Bank, BankReader } from '@bank/registry/bank/BankReader.ts';
import type { ReleaseRules } from '@bank/registry/config/releaseRules.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { DocumentSigner } from '@bank/registry/revisions/DocumentSigner.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { SharedCounts } from './SharedCounts.ts';
import { type Said, verdictsFor } from './verdictsFor.ts';

const JUDGE_EVERY_MS = 10_000;

/** Shares what gateways have counted. Where a key of this one is a judge's, it withdraws and promotes guarded canaries. */
export class Judge {
  private readonly deployment: Omit<Deployment, 'keep'>;
  private readonly reader: BankReader;
  private timer: NodeJS.Timeout | undefined;
  private pending: Promise<void> | undefined;

  /** Keeps no copies: they are of what the gateway serves, which has seen the store at other moments. */
  constructor(
    { keep: _, ...deployment }: Deployment,
    private readonly shared: Pick<SharedCounts, 'all' | 'exchange'>,
    private readonly rules: ReleaseRules,
    private readonly warn: (message: string) => void,
  ) {
    this.deployment = deployment;
    this.reader = new BankReader(deployment);
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), JUDGE_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.pending;
  }

  /** @throws when the store cannot be read or written */
  async look(at = Date.now()): Promise<Said[]> {
    await this.shared.exchange(at);
    const bank = await this.reader.read();
    if (!(await this.isJudge(bank))) return [];
    const said = verdictsFor(bank, this.shared.all(at), this.rules, at);
    for (const one of said) await this.say(one, at);
    return said;
  }

  /** One at a time, however slow the store is. */
  private tick(): void {
    this.pending ??= this.look()
      .then(
        () => undefined,
        (error: unknown) =>
          this.warn(
            `Counts of visits are not shared, nor canaries judged: ${error instanceof Error ? error.message : error}`,
          ),
      )
      .finally(() => {
        this.pending = undefined;
      });
  }

  private async isJudge({ authority }: Bank): Promise<boolean> {
    if (!authority) return false;
    // Most gateways have no key, or one without a role.
    const signer = await DocumentSigner.of(this.deployment, authority).catch(() => undefined);
    return signer?.isJudge ?? false;
  }

  private async say({ app, action, verdict }: Said, at: number): Promise<void> {
    const { number, version, why } = verdict;
    await revise(this.deployment, { by: 'judge', action, app, version, why }, (state) => state, {
      // Another gateway may have said it meanwhile.
      verdicts: (bank) => {
        const open = verdictsFor(bank, this.shared.all(at), this.rules, at);
        const isOpen = open.some((one) => one.app === app && one.action === action && one.verdict.number === number);
        return isOpen ? { ...bank.judge?.document.verdicts, [app]: verdict } : undefined;
      },
    });
  }
}
