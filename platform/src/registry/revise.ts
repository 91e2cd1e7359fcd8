import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../OperatorError.ts';
import { parse } from '../parse.ts';
import { faultsOf } from './faultsOf.ts';
import { createRevision, type Deployment, readLatest } from './registry.ts';
import { type Change, type Registry, registrySchema } from './schema.ts';
import { channelOf, type Edit, emptyState, type State } from './state.ts';

export type Reason = Omit<Change, 'at'>;

export interface Revision {
  before: State;
  /** `undefined` when the edit changed nothing. */
  registry: Registry | undefined;
}

interface ReviseOptions {
  /** Makes a revision of the same content too, with a new date. */
  renews?: boolean;
}

/**
 * Compare-and-swap upon the newest trusted revision: starts again when another writer was faster. @throws
 * {OperatorError} when the change is refused or nothing is trusted
 */
export async function revise(
  deployment: Deployment,
  reason: Reason | ((before: State, after: State) => Reason),
  edit: Edit,
  { renews = false }: ReviseOptions = {},
): Promise<Revision> {
  for (;;) {
    const { verified, next } = await readLatest(deployment);
    const before = verified?.registry ?? emptyState;
    const after = edit(before);
    if (!renews && isDeepStrictEqual(after, before)) return { before, registry: undefined };
    refuseFaults(before, after);
    const { version, ...named } = typeof reason === 'function' ? reason(before, after) : reason;
    const channel = channelOf(after, named.app) ?? channelOf(before, named.app);
    const known = version ?? channel?.active;
    const change = { ...named, ...(known && { version: known }) };
    const registry = asRegistry(deployment.name, next, after, change);
    if (await createRevision(deployment, registry)) return { before, registry };
  }
}

/** Faults that were there before may stay, so that one can be mended after the other. */
function refuseFaults(before: State, after: State): void {
  const known = faultsOf(before);
  const found = [...faultsOf(after)].find(([app, fault]) => known.get(app) !== fault);
  if (found) throw new OperatorError(`The new revision: ${found[1]}`);
}

function asRegistry(deployment: string, revision: number, state: State, reason: Reason): Registry {
  const { shell, remotes, releases, held } = state;
  if (!shell) throw new OperatorError('The registry has no shell. Release the shell first.');
  const change = { at: new Date().toISOString(), ...reason };
  // A revision that cannot be read back must not be signed: every later command would fail.
  const registry = { schema: 1, deployment, revision, change, shell, remotes, ...(held && { held }), releases };
  return parse(registrySchema, registry, 'The new revision');
}
