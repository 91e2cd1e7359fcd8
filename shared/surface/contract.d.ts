// What `@bank/shared/contract` exports. Made by `npm run surface`; do not edit.

export declare const CONTRACT_VERSIONS: readonly [1];
export interface HeaderAction {
  id: string;
  label: string;
  icon: IconName;
  to?: string;
  primary?: boolean;
}
export interface HeaderEntry {
  title: string;
  actions: HeaderAction[];
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
  icon: IconName;
  children?: {
    label: string;
    to: string;
  }[];
}
export type NavigationGroup = 'Main' | 'Insights';
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
  navigation: NavigationEntry[];
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
  mounts: Mount[];
  navigation?: NavigationEntry[];
  services?: RemoteService[];
}
export interface RemoteService {
  name: string;
}
export declare const useHeaderActionState: import('zustand').UseBoundStore<
  import('zustand').StoreApi<HeaderActionState>
>;
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
type Handlers = Record<string, () => void>;
export {};
