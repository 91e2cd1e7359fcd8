import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../OperatorError.ts';
import { parse } from '../parse.ts';
import { createRevision, type Deployment, latestRegistry } from './registry.ts';
import { type Change, type Registry, registrySchema } from './schema.ts';
import { channelOf, type Edit, emptyState, type State } from './state.ts';

/** What a change is called in the audit log. The version is the one that is active afterwards, or was last, unless named. */
export type Reason = Omit<Change, 'at'>;

export interface Revision {
  before: State;
  /** `undefined` when the edit changed nothing, so that no revision was made. */
  registry: Registry | undefined;
}

/**
 * Applies an edit to the newest revision and makes the next one of it, by compare-and-swap.
 * When somebody else was faster it starts again from their revision, so that no change is lost.
 *
 * @param reason may depend on what the edit does
 * @throws {OperatorError} when the edit refuses or makes what the schema refuses, or the newest revision cannot be trusted
 */
export async function revise(
  deployment: Deployment,
  reason: Reason | ((before: State, after: State) => Reason),
  edit: Edit,
): Promise<Revision> {
  for (;;) {
    const current = await latestRegistry(deployment);
    const before = current ?? emptyState;
    const after = edit(before);
    if (isDeepStrictEqual(after, before)) return { before, registry: undefined };
    const { version, ...named } = typeof reason === 'function' ? reason(before, after) : reason;
    const channel = channelOf(after, named.app) ?? channelOf(before, named.app);
    const known = version ?? channel?.active;
    const registry = next(current?.revision ?? 0, after, { ...named, ...(known && { version: known }) });
    if (await createRevision(deployment, registry)) return { before, registry };
  }
}

function next(revision: number, state: State, reason: Reason): Registry {
  const { shell, remotes, releases, held } = state;
  if (!shell) throw new OperatorError('The registry has no shell. Release the shell first.');
  const change = { at: new Date().toISOString(), ...reason };
  // What would be refused when it is read must not be signed: every later command would fail.
  const registry = { schema: 1, revision: revision + 1, change, shell, remotes, ...(held && { held }), releases };
  return parse(registrySchema, registry, 'The new revision');
}
