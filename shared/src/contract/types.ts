import type { Account } from '../api/schema';
import type { PaletteAnswer, PaletteEntry } from './palette';

/** Contract versions that this shell supports. To raise it: support both, have every remote released, drop the old one. */
export const CONTRACT_VERSIONS = [2] as const;

/** The icons that the shell brings. For a name that a shell does not know it shows the icon `page`. */
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

/** An icon of the remote's own. */
export interface DrawnIcon {
  /** The `d` of one SVG path: outlines, 24 units wide and high. */
  path: string;
}

/** One of the deployment's `navigationGroups`. */
export type NavigationGroup = string;

/** Says who gets something. All that it names has to hold; of a list, one value is enough. */
export interface Condition {
  /** A flag of this remote, which has to be true. */
  flag?: string;
  /** Groups of the customer, such as `staff` or `private`. */
  groups?: readonly string[];
  /** Languages in which the customer reads the bank, such as `es`. */
  languages?: readonly string[];
}

export interface NavigationEntry {
  group: NavigationGroup;
  label: string;
  /** Path below the base path, for example `/accounts`. */
  to: string;
  icon: IconName | DrawnIcon;
  /** Everybody gets it by default. */
  for?: Condition;
  children?: readonly { label: string; to: string }[];
}

/** A header button: a link with `to`, otherwise handled by the page on screen (`useHeaderActions`). */
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

/** Title and header of an address within a page. */
export interface Heading {
  /** A react-router path that the mount covers: `/transfers/wire` under `/transfers/*`. */
  path: string;
  title: string;
  /** Defaults to the mount's actions under this title. */
  header?: HeaderEntry;
}

interface MountBase {
  /** A react-router path: `/accounts` is that page only, `/auth/*` everything below. */
  path: string;
  title: string;
  /** `main` pages have sidebar and header and need a session; `public` pages have neither. */
  layout: 'public' | 'main';
  header?: HeaderEntry;
  /** What title and header say on the page's own paths. */
  headings?: readonly Heading[];
}

export interface Mount extends MountBase {
  /** Module whose default export is the page, relative to the package. */
  page: string;
  /** Everybody gets it by default; only `main` pages may have it. */
  for?: Condition;
}

/**
 * The operations of each service, by path and method as openapi-typescript writes them. A remote adds its own in `public.d.ts`, for
 * `serviceApi` in other remotes.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes declare its members.
export interface Services {}

/** What an extension receives as props, by the slot that it fills. */
export interface Slots {
  /** A widget of the dashboard, in a cell that may be half a row. */
  'bank/dashboard/widget@1': { openCustomize: () => void };
  /** An `IconButton`, or a menu behind one, before the header's own menus. */
  'bank/header/items@1': { isMobile: boolean };
  /** A `Badge` on the sidebar's entry `at`. `isRail`: over its icon, for the sidebar is collapsed. */
  'bank/sidebar/badge@1': { isRail: boolean };
  /** A `MenuItem` in the menu of an account. */
  'bank/account/actions@1': { account: Account; showDetails: () => void };
  /** The transactions of one account, in a `Card` with a heading of level 2 on its page. */
  'bank/account/history@1': { accountId: string };
  /** A `Card` with a heading of level 2 on the page of settings. */
  'bank/settings/section@1': Record<never, never>;
  /** Renders nothing, and calls `offer` in an effect: `useEffect(() => offer(entries), …)`. What that returns withdraws them. */
  'bank/palette/entries@1': { offer: (entries: readonly PaletteEntry[]) => () => void };
  /** Like entries, but for what is typed: the group under the extension's title shows the last answer as it is. */
  'bank/palette/results@1': { query: string; offer: (answer: PaletteAnswer) => () => void };
}

export type SlotName = keyof Slots;

/** What the page that offers a slot knows of each extension. */
export interface ExtensionFacts {
  slot: string;
  /** Unique in its slot. Customers' choices refer to it, so it stays the same from version to version. */
  id: string;
  title: string;
  /** Extensions with lower numbers come first; 100 by default. */
  order?: number;
  /** The path, such as `/alerts`, in slots that exist once per path. */
  at?: string;
  /** The share of a row that it needs, in slots that have rows; `narrow` by default. */
  width?: 'full' | 'wide' | 'narrow';
  /** The height in px that is reserved until it shows. */
  height?: number;
}

/** Something of this remote in a page of another, or in one of its own. */
export interface Extension extends ExtensionFacts {
  slot: SlotName;
  /** Everybody gets it by default. */
  for?: Condition;
  /** Module whose default export is the component, relative to the package. */
  component: string;
  /** A `page` of this remote that always shows it: both then arrive in the same files. */
  loadWith?: string;
}

/** A server of the squad's own, which the gateway reaches for the remote's pages. */
export interface RemoteService {
  /** `cards` is at `/api/cards/…` on the bank's origin, if the deployment has an upstream for it. */
  name: string;
}

export type FlagValue = boolean | string | number;

/** Shows something to some customers before it is for all. `bank flag` says to whom. */
export interface Flag {
  /** What everybody gets until `bank flag` says something. The flag has its type. */
  default: FlagValue;
  /** Further values, for a flag that is more than on and off. */
  values?: readonly (string | number)[];
  owner: string;
  /** The day by which the code no longer has it, such as `2027-03-31`. */
  until: string;
}

interface SettingSchema {
  type: 'boolean' | 'string' | 'number' | 'integer';
  description?: string;
  enum?: readonly (string | number)[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface SettingListSchema {
  type: 'array';
  description?: string;
  items: SettingSchema;
  minItems?: number;
  maxItems?: number;
}

/** Describes what each deployment sets for the remote: a JSON Schema without patterns and references. */
export interface SettingsSchema {
  type: 'object';
  properties: Readonly<Record<string, SettingSchema | SettingListSchema>>;
  required?: readonly string[];
}

/** Maps each language to translations of the contract's English texts. */
export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The type of a remote's `remote.ts`, the only source file of it that the platform reads. Written with `as const
 * satisfies RemoteContract`, so that its literals are types.
 */
export interface RemoteContract {
  /** Package name without scope: `mfe-accounts`. */
  name: string;
  owner: string;
  contract: (typeof CONTRACT_VERSIONS)[number];
  mounts: readonly Mount[];
  navigation?: readonly NavigationEntry[];
  /** The places that this remote's pages offer to others. */
  slots?: readonly SlotName[];
  extensions?: readonly Extension[];
  services?: readonly RemoteService[];
  /** Flags by name; twenty at most. */
  flags?: Readonly<Record<string, Flag>>;
  settings?: SettingsSchema;
  /** Translations of titles and labels that the bank lacks. Builds read them from `src/titles`, and name missing ones. */
  titles?: Titles;
}

export interface RegisteredMount extends MountBase {
  expose: string;
  /** URLs of the files that the page needs besides the remote's entry. */
  preload: string[];
}

export interface RegisteredExtension extends ExtensionFacts {
  expose: string;
  /** URLs of the files that it needs besides the remote's entry. */
  preload: string[];
}

/** A remote in the page's registry, resolved for this customer. */
export interface RegisteredRemote {
  name: string;
  version: string;
  owner: string;
  entry: string;
  /** sha384 (SRI) of every script and style, by URL. */
  integrity: Record<string, string>;
  mounts: RegisteredMount[];
  navigation: readonly NavigationEntry[];
  titles?: Titles;
  /** That it has texts in, such as `en` and `es`; builds of before have English alone. */
  languages?: string[];
  slots?: string[];
  extensions?: RegisteredExtension[];
  /** What this customer gets of each flag. */
  flags?: Readonly<Record<string, FlagValue>>;
  /** Paths of pages that are not for this customer. */
  withheld?: string[];
  /** URL of the full entry, when this one leaves `entry`, `integrity` and every `preload` empty. */
  details?: string;
  /** The last good version, for when this one does not load, with the URL of its full entry. */
  previous?: { version: string; details: string };
  /** This customer gets a canary version. */
  isCanary?: boolean;
  /** Taken out of service, with a message to the customer. */
  disabled?: { message: string };
  /** Served by a development server, whose files have no hashes. */
  isDevelopment?: boolean;
}

export interface PageRegistry {
  revision: number;
  /** Grows with each document of the registry, and never falls; older gateways do not say it. */
  documents?: number;
  /** Version of the roles document by which it was judged. */
  roles?: number;
  /** Version of the shell. */
  shell: string;
  remotes: RegisteredRemote[];
}
