/**
 * Versions of the agreement between shell and remotes that this shell serves. A remote built for another one is refused.
 * To raise it: serve both, have every remote released for the new one, then drop the old one.
 */
export const CONTRACT_VERSIONS = [1] as const;

/** Icons that navigation and header entries may name; the shell draws them. */
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

export type NavigationGroup = 'Main' | 'Insights';

export interface NavigationEntry {
  group: NavigationGroup;
  label: string;
  /** Path inside the application, for example `/accounts`. */
  to: string;
  icon: IconName;
  children?: { label: string; to: string }[];
}

/** A button of the header. With `to` it leads there; without, the page on screen handles it (`useHeaderActions`). */
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

/** What every mount says, whether it is about to be built or already released. */
interface MountFacts {
  /** A react-router path: `/accounts` takes that page alone, `/auth/*` everything below. */
  path: string;
  title: string;
  /** `public` pages stand alone; `main` pages stand inside sidebar and header and need a session. */
  layout: 'public' | 'main';
  header?: HeaderEntry;
}

export interface Mount extends MountFacts {
  /** The module whose default export is the page, relative to the package. */
  page: string;
}

/** The whole agreement of one remote with the bank; the only file that the platform reads of it. */
export interface RemoteContract {
  /** The package's name without its scope, for example `mfe-accounts`. */
  name: string;
  /** The squad that answers for it; shown to the platform team. */
  owner: string;
  contract: (typeof CONTRACT_VERSIONS)[number];
  mounts: Mount[];
  navigation?: NavigationEntry[];
}

export interface RegisteredMount extends MountFacts {
  expose: string;
  /** URLs of the files that the page needs at once, besides the remote's entry. */
  preload: string[];
}

/** One remote as the page gets it: resolved for this customer, every URL absolute. */
export interface RegisteredRemote {
  name: string;
  version: string;
  owner: string;
  /** URL of the remote's entry script. */
  entry: string;
  /** sha384 of every script and style of the remote, by URL. */
  integrity: Record<string, string>;
  mounts: RegisteredMount[];
  navigation: NavigationEntry[];
  /**
   * Where the whole entry is found when the page carries only what draws sidebar and routes: `entry`, `integrity` and
   * every `preload` are empty then.
   */
  details?: string;
  /** The version to go back to when this one cannot be loaded: where its whole entry is found. */
  previous?: { version: string; details: string };
  /** A version that some customers get, this one among them. */
  isCanary?: boolean;
  /** Taken out of service by the platform team, who say why to the customer. */
  disabled?: { message: string };
  /** Served by a development server: its files change with every keystroke and carry no hashes. */
  isDevelopment?: boolean;
}

/** The registry as the page gets it. */
export interface PageRegistry {
  revision: number;
  /** Version of the shell that belongs to it. */
  shell: string;
  remotes: RegisteredRemote[];
}
