import type { HeaderEntry, RemoteContract } from './types';

export type MountPath<Remote extends RemoteContract> = Remote['mounts'][number]['path'];

type ActionAt<Remote extends RemoteContract, Path> = Extract<
  Remote['mounts'][number],
  { path: Path; header: HeaderEntry }
>['header']['actions'][number];

type IdOf<Action> = Action extends { id: infer Id extends string } ? (string extends Id ? never : Id) : never;
type LinkId<Action> = IdOf<Extract<Action, { to: string }>>;
type ButtonId<Action> = Exclude<IdOf<Action>, LinkId<Action>>;

type HandlersOf<Action> = [IdOf<Action>] extends [never]
  ? Record<string, never>
  : Record<ButtonId<Action>, () => void> & Partial<Record<LinkId<Action>, () => void>>;

/** By the ids in `remote.ts`: every action needs a handler, except that those with a link may do without. */
export type HeaderHandlers<Remote extends RemoteContract, Path extends MountPath<Remote>> = HandlersOf<
  ActionAt<Remote, Path>
>;
