import { type Bank, BankReader, headOf } from '../bank/BankReader.ts';
import { type Draft, draftsOf } from '../bank/drafts.ts';
import type { Verdict } from '../bank/schemas.ts';
import { timeOf } from '../bank/timeOf.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Change, Registry } from '../schema.ts';
import { channelOf, type State, type Version } from '../state.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { DocumentSigner } from './DocumentSigner.ts';
import { requireAuthority } from './requireAuthority.ts';
import { withLock } from './withLock.ts';

/** Where a lock was broken, what did not come first is said once more. */
const MAX_ATTEMPTS = 10;

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
 * Writes what the edit changes into the streams of its packages. Nobody else does so meanwhile: what is written stays for
 * ever, because whoever takes something back cannot keep others from putting it there again. @throws {OperatorError} when
 * the change is refused
 */
export async function revise(
  deployment: Deployment,
  reason: Reason | ((before: State, after: State) => Reason),
  edit: (state: State) => State | Promise<State>,
  { renews = false, vouched = [], verdicts }: ReviseOptions = {},
): Promise<Revision> {
  const begun = await requireAuthority(deployment);
  const reader = new BankReader(deployment);
  return withLock(deployment.store, async () => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const done = await tryOnce(await reader.read());
      if (done) return done;
    }
    throw new OperatorError('Others change the same at the same moment. Look at what they did, and try again.');
  });

  async function tryOnce(bank: Bank): Promise<Revision | undefined> {
    const signer = await DocumentSigner.of(deployment, bank.authority ?? begun);
    const { drafts, change } = await plan(bank, signer);
    if (drafts.length === 0) return { before: bank.state, registry: undefined };
    // Its lock may have been taken away meanwhile: of two documents of a number, the one by the slower clock would count.
    const { files: last } = await reader.read();
    const hasGrown = ({ stream }: Draft) => last.get(stream)?.[0]?.key !== bank.files.get(stream)?.[0]?.key;
    if (drafts.some(hasGrown)) return undefined;
    const files = await signer.writeAll(drafts, change, bank);
    const now = await reader.read();
    const isInForce = ({ stream, number, key }: StreamFile) => {
      const head = headOf(now, stream)?.file;
      return head !== undefined && (head.key === key || head.number > number);
    };
    const [done, lost] = [files.filter(isInForce), files.filter((file) => !isInForce(file))];
    if (lost.length === 0)
      return { before: bank.state, registry: now.registry && { ...now.registry, revision: now.revision, change } };
    if (done.length === 0) return undefined;
    // Once more, it would go back twice: squads choose when they write beside others.
    throw new OperatorError(
      `Others changed ${namesOf(lost)} at the same moment, and ${namesOf(done)} changed as you asked. Look at both before you try again.`,
    );
  }

  function verdictDrafts(signer: DocumentSigner, said: Record<string, Verdict> | undefined): Draft[] {
    if (!signer.isJudge) throw new OperatorError('The key that signs here is no judge.');
    return said ? [{ stream: 'judge', content: { verdicts: said } }] : [];
  }

  async function plan(bank: Bank, signer: DocumentSigner): Promise<{ drafts: Draft[]; change: Change }> {
    const before = bank.state;
    const after = await edit(before);
    if (!after.shell) throw new OperatorError('The registry has no shell. Release the shell first.');
    const drafts = verdicts
      ? verdictDrafts(signer, verdicts(bank))
      : renews
        ? await signer.renew(bank)
        : await signer.vouch(draftsOf(bank, after, signer.isOperator), bank, vouched);
    const [newer] = drafts.flatMap(({ stream }) => bank.newer.get(stream) ?? []);
    if (newer) throw new OperatorError(newer);
    const { version, ...named } = typeof reason === 'function' ? reason(before, after) : reason;
    const known = version ?? (channelOf(after, named.app) ?? channelOf(before, named.app))?.active;
    const change = { at: dateUpon(bank, drafts), ...named, ...(known && { version: known }) };
    return { drafts, change };
  }
}

/** Gateways take nothing for newer that is dated before what they have, and the clock of whoever wrote that may be ahead. */
function dateUpon(bank: Bank, drafts: Draft[]): string {
  const before = drafts.flatMap(({ stream }) => headOf(bank, stream)?.document.change ?? []);
  const times = before.map((change) => Date.parse(timeOf(change)) + 1 || 0);
  return new Date(Math.max(Date.now(), ...times)).toISOString();
}

function namesOf(files: StreamFile[]): string {
  return files.map(({ stream }) => `registry/${stream}`).join(' and ');
}
