// What `@bank/shared/contract` exports. Made by `npm run surface`; do not edit.

export declare const CONTRACT_VERSIONS: readonly [1];
export interface DrawnIcon {
  path: string;
}
export interface HeaderAction {
  id: string;
  label: string;
  icon: IconName | DrawnIcon;
  to?: string;
  primary?: boolean;
}
export interface HeaderEntry {
  title: string;
  actions: readonly HeaderAction[];
}
export interface Heading {
  path: string;
  title: string;
  header?: HeaderEntry;
}
export type IconName =
  | 'accounts'
  | 'alerts'
  | 'analytics'
  | 'bills'
  | 'budget'
  | 'cards'
  | 'customize'
  | 'dashboard'
  | 'export'
  | 'filter'
  | 'import'
  | 'manage'
  | 'new'
  | 'page'
  | 'settings'
  | 'transfers';
export interface Mount extends MountBase {
  page: string;
}
export interface NavigationEntry {
  group: NavigationGroup;
  label: string;
  to: string;
  icon: IconName | DrawnIcon;
  children?: readonly {
    label: string;
    to: string;
  }[];
}
export type NavigationGroup = string;
export interface PageRegistry {
  revision: number;
  shell: string;
  remotes: RegisteredRemote[];
}
export interface RegisteredMount extends MountBase {
  expose: string;
  preload: string[];
}
export interface RegisteredRemote {
  name: string;
  version: string;
  owner: string;
  entry: string;
  integrity: Record<string, string>;
  mounts: RegisteredMount[];
  navigation: readonly NavigationEntry[];
  details?: string;
  previous?: {
    version: string;
    details: string;
  };
  isCanary?: boolean;
  disabled?: {
    message: string;
  };
  isDevelopment?: boolean;
}
export interface RemoteContract {
  name: string;
  owner: string;
  contract: (typeof CONTRACT_VERSIONS)[number];
  mounts: readonly Mount[];
  navigation?: readonly NavigationEntry[];
  services?: readonly RemoteService[];
}
export interface RemoteService {
  name: string;
}
export declare const useHeaderActionState: import('zustand').UseBoundStore<
  import('zustand').StoreApi<HeaderActionState>
>;
export declare function useHeaderActions<
  Remote extends RemoteContract,
  Path extends MountPath<Remote> = MountPath<Remote>,
>(handlers: HeaderHandlers<Remote, Path>): void;
export declare function useHeaderActions(handlers: Handlers): void;
export declare function useUnsaved(isUnsaved: boolean): void;
export declare const useUnsavedState: import('zustand').UseBoundStore<
  import('zustand').StoreApi<{
    count: number;
  }>
>;
interface MountBase {
  path: string;
  title: string;
  layout: 'public' | 'main';
  header?: HeaderEntry;
  headings?: Heading[];
}
interface HeaderActionState {
  handlers: Handlers;
}
type HeaderHandlers<Remote extends RemoteContract, Path extends MountPath<Remote>> = HandlersOf<ActionAt<Remote, Path>>;
type MountPath<Remote extends RemoteContract> = Remote['mounts'][number]['path'];
type Handlers = Record<string, () => void>;
type ActionAt<Remote extends RemoteContract, Path> = Extract<
  Remote['mounts'][number],
  {
    path: Path;
    header: HeaderEntry;
  }
>['header']['actions'][number];
type HandlersOf<Action> = [IdOf<Action>] extends [never]
  ? Record<string, never>
  : Record<ButtonId<Action>, () => void> & Partial<Record<LinkId<Action>, () => void>>;
type IdOf<Action> = Action extends {
  id: infer Id extends string;
}
  ? string extends Id
    ? never
    : Id
  : never;
type ButtonId<Action> = Exclude<IdOf<Action>, LinkId<Action>>;
type LinkId<Action> = IdOf<
  Extract<
    Action,
    {
      to: string;
    }
  >
>;
export {};
