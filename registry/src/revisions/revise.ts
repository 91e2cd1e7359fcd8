import { isDeepStrictEqual } from 'node:util';
import type { Deployment } from '../Deployment.ts';
import { faultsOf } from '../faultsOf.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse } from '../parse.ts';
import { approve } from '../roles/approve.ts';
import { unauthorised } from '../roles/unauthorised.ts';
import { type Approvals, type Change, type Registry, registrySchema } from '../schema.ts';
import { channelOf, emptyState, type State, type Version } from '../state.ts';
import { createRevision, readLatest } from './registry.ts';

export type Reason = Omit<Change, 'at'>;

export interface Revision {
  before: State;
  /** `undefined` when the edit changed nothing. */
  registry: Registry | undefined;
}

interface ReviseOptions {
  /** Makes a revision of the same content too, with a new date. */
  renews?: boolean;
  /** Releases that this key signs, also when others have signed them before. */
  vouched?: Version[];
}

/**
 * Compare-and-swap upon the newest trusted revision: starts again when another writer was faster. @throws
 * {OperatorError} when the change is refused or nothing is trusted
 */
export async function revise(
  deployment: Deployment,
  reason: Reason | ((before: State, after: State) => Reason),
  edit: (state: State) => State | Promise<State>,
  { renews = false, vouched = [] }: ReviseOptions = {},
): Promise<Revision> {
  for (;;) {
    const { verified, authority, next } = await readLatest(deployment);
    const before = verified?.registry ?? emptyState;
    const after = await edit(before);
    if (!renews && vouched.length === 0 && isDeepStrictEqual(after, before)) return { before, registry: undefined };
    refuseFaults(before, after);
    const signing = { keys: deployment.keys, authority, deployment: deployment.name, revision: next };
    const approvals = await approve(signing, verified?.registry, after, vouched);
    const isSame = isDeepStrictEqual({ ...after, approvals }, { ...before, approvals: verified?.registry.approvals });
    if (!renews && isSame) return { before, registry: undefined };
    const { version, ...named } = typeof reason === 'function' ? reason(before, after) : reason;
    const channel = channelOf(after, named.app) ?? channelOf(before, named.app);
    const known = version ?? channel?.active;
    const change = { ...named, ...(known && { version: known }) };
    const registry = asRegistry(deployment.name, next, after, approvals, change);
    const [refusal] = unauthorised(registry, authority, verified?.registry).values();
    if (refusal) throw new OperatorError(`The new revision: ${refusal}`);
    if (await createRevision(deployment, registry)) return { before, registry };
  }
}

/** Faults that were there before may stay, so that one can be mended after the other. */
function refuseFaults(before: State, after: State): void {
  const known = faultsOf(before);
  const found = [...faultsOf(after)].find(([app, fault]) => known.get(app) !== fault);
  if (found) throw new OperatorError(`The new revision: ${found[1]}`);
}

function asRegistry(
  deployment: string,
  revision: number,
  state: State,
  approvals: Approvals,
  reason: Reason,
): Registry {
  // What a newer platform says of the whole registry stays too.
  const { shell, remotes, releases, held, unread, ...others } = state;
  if (!shell) throw new OperatorError('The registry has no shell. Release the shell first.');
  const change = { at: new Date().toISOString(), ...reason };
  // A revision that cannot be read back must not be signed: every later command would fail.
  const content = { shell, remotes, ...(held && { held }), releases, approvals };
  const registry = { ...others, schema: 1, deployment, revision, change, ...content };
  return { ...parse(registrySchema, registry, 'The new revision'), ...(unread && { unread }) };
}
