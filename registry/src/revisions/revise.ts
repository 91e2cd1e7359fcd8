import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Bank, BankReader } from '../bank/BankReader.ts';
import { type Draft, draftsOf } from '../bank/drafts.ts';
import type { Verdict } from '../bank/schemas.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Change, Registry } from '../schema.ts';
import { channelOf, type State, type Version } from '../state.ts';
import { DocumentSigner } from './DocumentSigner.ts';
import { Patience } from './Patience.ts';
import { requireAuthority } from './requireAuthority.ts';
import { StreamWriter } from './StreamWriter.ts';

/** Two that write at the same moment do not do so again. */
const PAUSE_MS = 20;
const MAX_PAUSE_MS = 2000;

export type Reason = Omit<Change, 'at'>;

export interface Revision {
  before: State;
  /** `undefined` when the edit changed nothing. */
  registry: Registry | undefined;
}

interface ReviseOptions {
  /** Says the same again, signed by this key now, wherever it may. */
  renews?: boolean;
  /** Releases that this key signs, also when others have signed them before. */
  vouched?: Version[];
  /** Gives the judge's words; nothing else changes then. @returns `undefined` where all is said */
  verdicts?: (bank: Bank) => Record<string, Verdict> | undefined;
}

/**
 * Writes what the edit changes into the streams of its packages. Whoever finds that others have written at the same
 * moment takes it back and begins again, so that nothing is lost, and all is checked together. @throws {OperatorError}
 * when the change is refused
 */
export async function revise(
  deployment: Deployment,
  reason: Reason | ((before: State, after: State) => Reason),
  edit: (state: State) => State | Promise<State>,
  { renews = false, vouched = [], verdicts }: ReviseOptions = {},
): Promise<Revision> {
  // A reader that remembers would go on seeing what others have taken back.
  const read = (without?: Set<string>) => new BankReader(deployment).read(without && { without });
  const signer = await DocumentSigner.of(deployment, await requireAuthority(deployment));
  const patience = new Patience();
  for (let attempt = 1; ; attempt += 1) {
    const done = await tryOnce(attempt);
    if (done) return done;
    await setTimeout(Math.random() * Math.min(PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS));
  }

  async function tryOnce(attempt: number): Promise<Revision | undefined> {
    const bank = await read();
    const planned = await plan(bank).catch((error: unknown) => {
      // The change that it is refused beside may be about to be taken back.
      if (attempt === 1 || !patience.hasFor('refused')) throw error;
    });
    if (!planned) return undefined;
    const { drafts, change } = planned;
    if (drafts.length === 0) return { before: bank.state, registry: undefined };
    // One of those that stand beside each other is about to be taken back, unless its writer has died.
    const forks = drafts.flatMap(({ stream }) => bank.forked.get(stream) ?? []);
    if (forks.length > 0 && patience.hasFor(forks.join())) return undefined;
    const writer = new StreamWriter(deployment, signer);
    await writer.write(drafts, change, bank);
    const now = await read(writer.keys);
    const isRight = writer.isAlone(bank, now) || (!writer.isBeside(now) && (await isSamePlan(now, drafts)));
    if (isRight) {
      const { registry } = await read();
      // Others may have written since.
      return { before: bank.state, registry: registry && { ...registry, change } };
    }
    await writer.takeBack();
    return undefined;
  }

  /** Others may have written something that the edit refuses to stand beside. */
  async function isSamePlan(bank: Bank, drafts: Draft[]): Promise<boolean> {
    const again = await plan(bank).catch(() => undefined);
    return again !== undefined && isDeepStrictEqual(again.drafts, drafts);
  }

  function verdictDrafts(said: Record<string, Verdict> | undefined): Draft[] {
    if (!signer.isJudge) throw new OperatorError('The key that signs here is no judge.');
    return said ? [{ stream: 'judge', content: { verdicts: said } }] : [];
  }

  async function plan(bank: Bank): Promise<{ drafts: Draft[]; change: Change }> {
    const before = bank.state;
    const after = await edit(before);
    if (!after.shell) throw new OperatorError('The registry has no shell. Release the shell first.');
    const drafts = verdicts
      ? verdictDrafts(verdicts(bank))
      : renews
        ? await signer.renew(bank)
        : await signer.vouch(draftsOf(bank, after, signer.isOperator), bank, vouched);
    const [newer] = drafts.flatMap(({ stream }) => bank.newer.get(stream) ?? []);
    if (newer) throw new OperatorError(newer);
    const { version, ...named } = typeof reason === 'function' ? reason(before, after) : reason;
    const known = version ?? (channelOf(after, named.app) ?? channelOf(before, named.app))?.active;
    const change = { at: new Date().toISOString(), ...named, ...(known && { version: known }) };
    return { drafts, change };
  }
}
