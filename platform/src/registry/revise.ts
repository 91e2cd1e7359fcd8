import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../OperatorError.ts';
import { parse } from '../parse.ts';
import { createRevision, type Deployment, latestRegistry } from './registry.ts';
import { type Change, type Registry, registrySchema } from './schema.ts';
import { channelOf, type Edit, emptyState, type State } from './state.ts';

export type Reason = Omit<Change, 'at'>;

export interface Revision {
  before: State;
  /** `undefined` when the edit changed nothing. */
  registry: Registry | undefined;
}

/**
 * Compare-and-swap: starts again when another writer was faster. @throws {OperatorError} when the change is refused or
 * the newest revision untrusted
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
  // A revision that cannot be read back must not be signed: every later command would fail.
  const registry = { schema: 1, revision: revision + 1, change, shell, remotes, ...(held && { held }), releases };
  return parse(registrySchema, registry, 'The new revision');
}
