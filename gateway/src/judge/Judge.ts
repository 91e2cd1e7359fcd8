import { type Bank, BankReader } from '@bank/registry/bank/BankReader.ts';
import type { ReleaseRules } from '@bank/registry/config/releaseRules.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { DocumentSigner } from '@bank/registry/revisions/DocumentSigner.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { channelsOf } from '@bank/registry/state.ts';
import type { Telemetry } from '../events/Telemetry.ts';
import { SharedMinutes } from './SharedMinutes.ts';
import { type Said, type Seen, verdictsFor } from './verdictsFor.ts';

const JUDGE_EVERY_MS = 10_000;

/** Withdraws and promotes guarded canaries, where a key of this gateway is a judge's; others only share their counts. */
export class Judge {
  private readonly shared: SharedMinutes;
  private readonly reader: BankReader;
  private timer: NodeJS.Timeout | undefined;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly deployment: Deployment,
    telemetry: Telemetry,
    private readonly rules: ReleaseRules,
    private readonly warn: (message: string) => void,
  ) {
    this.shared = new SharedMinutes(deployment.store, telemetry);
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
    const bank = await this.reader.read();
    const judged = judgedVersions(bank);
    if (judged.length === 0) return [];
    await this.shared.share(judged);
    if (!(await this.isJudge(bank))) return [];
    const seen = await this.shared.read(at);
    const said = verdictsFor(bank, seen, this.rules, at);
    for (const one of said) await this.say(one, seen, at);
    return said;
  }

  /** One at a time, however slow the store is. */
  private tick(): void {
    this.pending ??= this.look()
      .then(
        () => undefined,
        (error: unknown) => this.warn(`Canaries are not judged: ${error instanceof Error ? error.message : error}`),
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

  private async say({ app, action, verdict, why }: Said, seen: Seen, at: number): Promise<void> {
    const reason = { by: 'judge', action, app, version: verdict.version, why };
    await revise(this.deployment, reason, (state) => state, {
      // Another gateway may have said it meanwhile.
      verdicts: (bank) => {
        const isOpen = verdictsFor(bank, seen, this.rules, at).some(
          (one) => one.app === app && one.verdict.number === verdict.number,
        );
        return isOpen ? { ...bank.judge?.document.verdicts, [app]: verdict } : undefined;
      },
    });
  }
}

function judgedVersions({ state }: Bank): [string, string][] {
  return channelsOf(state).flatMap(([app, { active, canary, autoRollback }]): [string, string][] => {
    if (canary?.guard)
      return [
        [app, active],
        [app, canary.version],
      ];
    return autoRollback ? [[app, active]] : [];
  });
}
