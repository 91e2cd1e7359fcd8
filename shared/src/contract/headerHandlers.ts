import type { HeaderEntry, RemoteContract } from './types';

type HeaderOf<Place> = Place extends { header: infer Header extends HeaderEntry } ? Header : never;

/** A heading without a header keeps the actions of its mount. */
type HeadingOf<Mount> = Mount extends { headings: readonly (infer Heading)[] }
  ? Heading extends { path: infer Path extends string }
    ? { path: Path; header: 'header' extends keyof Heading ? HeaderOf<Heading> : HeaderOf<Mount> }
    : never
  : never;

type PathOf<Place> = Place extends { path: infer Path } ? Path : never;
type PlaceOf<Remote extends RemoteContract> = Remote['mounts'][number] | HeadingOf<Remote['mounts'][number]>;

/** The path of a page, or of a heading within one. */
export type MountPath<Remote extends RemoteContract> = PathOf<PlaceOf<Remote>>;

type ActionAt<Remote extends RemoteContract, Path> = HeaderOf<
  Extract<PlaceOf<Remote>, { path: Path }>
>['actions'][number];

type IdOf<Action> = Action extends { id: infer Id extends string } ? (string extends Id ? never : Id) : never;
type LinkId<Action> = IdOf<Extract<Action, { to: string }>>;
type ButtonId<Action> = Exclude<IdOf<Action>, LinkId<Action>>;

type HandlersOf<Action> = [IdOf<Action>] extends [never]
  ? Record<string, never>
  : Record<ButtonId<Action>, (() => void) | null> & Partial<Record<LinkId<Action>, (() => void) | null>>;

/** Maps the ids in `remote.ts` to handlers. An action without a link needs one, or `null` where it is not shown. */
export type HeaderHandlers<Remote extends RemoteContract, Path> = HandlersOf<ActionAt<Remote, Path>>;
