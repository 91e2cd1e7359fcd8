// What `@bank/shared/contract` exports. Made by `npm run surface`; do not edit.

import type { Account } from './api';
import type { Money } from './format';
import type { ComponentType, ReactNode } from 'react';
/** Contract versions that this shell supports. To raise it: support both, have every remote released, drop the old one. */
export declare const CONTRACT_VERSIONS: readonly [2];
/** Says who gets something. All that it names has to hold; of a list, one value is enough. */
export interface Condition {
  /** A flag of this remote, which has to be true. */
  flag?: string;
  /** Groups of the customer, such as `staff` or `private`. */
  groups?: readonly string[];
  /** Languages in which the customer reads the bank, such as `es`. */
  languages?: readonly string[];
}
/** An icon of the remote's own. */
export interface DrawnIcon {
  /** The `d` of one SVG path: outlines, 24 units wide and high. */
  path: string;
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
export interface ExtensionViewProps {
  extension: ExtensionFacts;
  props: object;
  renderFailure?: RenderFailure;
}
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
export type FlagValue = boolean | string | number;
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
export interface Mount extends MountBase {
  /** Module whose default export is the page, relative to the package. */
  page: string;
  /** Everybody gets it by default; only `main` pages may have it. */
  for?: Condition;
}
export interface NavigationEntry {
  group: NavigationGroup;
  label: string;
  /** Path below the base path, for example `/accounts`. */
  to: string;
  icon: IconName | DrawnIcon;
  /** Everybody gets it by default. */
  for?: Condition;
  children?: readonly {
    label: string;
    to: string;
  }[];
}
/** One of the deployment's `navigationGroups`. */
export type NavigationGroup = string;
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
/** Results stay on screen while others load. An error is shown in place of them, with a way to `retry`. */
export type PaletteAnswer =
  | {
      status: 'loading' | 'ready';
      results: readonly PaletteResult[];
    }
  | {
      status: 'error';
      retry: () => void;
    };
/** Something that customers find when they search the bank. `to` leads to a page; without it `onSelect` acts. */
export interface PaletteEntry extends PaletteItem {
  section: 'pages' | 'accounts' | 'actions';
  icon: IconName | DrawnIcon;
  /** Further words that find it. */
  keywords?: string;
  /** Shown only once it is searched for. */
  isMinor?: boolean;
  onSelect?: () => unknown;
}
/** Something that an extension has found for what was typed. */
export interface PaletteResult extends PaletteItem {
  to: string;
  /** `person`: the initials of that name. */
  icon:
    | IconName
    | DrawnIcon
    | {
        person: string;
      };
  /** Says whether the amount is received or spent. */
  isSigned?: boolean;
}
export interface RegisteredExtension extends ExtensionFacts {
  expose: string;
  /** URLs of the files that it needs besides the remote's entry. */
  preload: string[];
}
export interface RegisteredMount extends MountBase {
  expose: string;
  /** URLs of the files that the page needs besides the remote's entry. */
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
  previous?: {
    version: string;
    details: string;
  };
  /** This customer gets a canary version. */
  isCanary?: boolean;
  /** Taken out of service, with a message to the customer. */
  disabled?: {
    message: string;
  };
  /** Served by a development server, whose files have no hashes. */
  isDevelopment?: boolean;
}
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
/** A server of the squad's own, which the gateway reaches for the remote's pages. */
export interface RemoteService {
  /** `cards` is at `/api/cards/…` on the bank's origin, if the deployment has an upstream for it. */
  name: string;
}
/**
 * The operations of each service, by path and method as openapi-typescript writes them. A remote adds its own in `public.d.ts`, for
 * `serviceApi` in other remotes.
 */
export interface Services {}
/** Describes what each deployment sets for the remote: a JSON Schema without patterns and references. */
export interface SettingsSchema {
  type: 'object';
  properties: Readonly<Record<string, SettingSchema | SettingListSchema>>;
  required?: readonly string[];
}
/** Shows all that fills a slot, in order. */
export declare function Slot<Name extends SlotName>(options: SlotProps<Name>): ReactNode;
/** Shows one extension, which loads once it is near the screen. If it fails or hangs, its place says so, and nothing else is touched. */
export declare function SlotExtension<Name extends SlotName>(options: SlotExtensionProps<Name>): ReactNode;
export type SlotName = keyof Slots;
/** What an extension receives as props, by the slot that it fills. */
export interface Slots {
  /** A widget of the dashboard, in a cell that may be half a row. */
  'bank/dashboard/widget@1': {
    openCustomize: () => void;
  };
  /** An `IconButton`, or a menu behind one, before the header's own menus. */
  'bank/header/items@1': {
    isMobile: boolean;
  };
  /** A `Badge` on the sidebar's entry `at`. `isRail`: over its icon, for the sidebar is collapsed. */
  'bank/sidebar/badge@1': {
    isRail: boolean;
  };
  /** A `MenuItem` in the menu of an account. */
  'bank/account/actions@1': {
    account: Account;
    showDetails: () => void;
  };
  /** The transactions of one account, in a `Card` with a heading of level 2 on its page. */
  'bank/account/history@1': {
    accountId: string;
  };
  /** A `Card` with a heading of level 2 on the page of settings. */
  'bank/settings/section@1': Record<never, never>;
  /** Renders nothing, and calls `offer` in an effect: `useEffect(() => offer(entries), …)`. What that returns withdraws them. */
  'bank/palette/entries@1': {
    offer: (entries: readonly PaletteEntry[]) => () => void;
  };
  /** Like entries, but for what is typed: the group under the extension's title shows the last answer as it is. */
  'bank/palette/results@1': {
    query: string;
    offer: (answer: PaletteAnswer) => () => void;
  };
}
/** Maps each language to translations of the contract's English texts. */
export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;
/**
 * Opens a dialog with phone and email, for what the bank does not do online yet.
 * @param topic its title, and the email's subject, such as "Open a savings account"
 */
export declare function askSupport(topic: string): void;
/**
 * The flags of one remote: `bindFlags<typeof remote>('mfe-budget')`. Each is asked for with the default that `remote.ts`
 * names, which counts where the gateway knows nothing of it.
 */
export declare function bindFlags<Remote extends RemoteContract>(remote: Remote['name']): FlagClient<Remote>;
/** The customer gives up what is unsaved. @deprecated It counts for as long as its screen is there. */
export declare function discardUnsaved(): void;
/** Whether unsaved input is lost at another path, below the base path. */
export declare function isLostAt(path: string): boolean;
/**
 * What this deployment sets for a remote: `settingsOf<typeof remote>('mfe-budget')`. A page has what was set when it was
 * loaded; what `remote.ts` does not require may be missing.
 */
export declare function settingsOf<Remote extends RemoteContract>(
  remote: Remote['name'],
): SettingsOf<Remote['settings']>;
/** Names the document, which the shell names by its path: several titles may share that. */
export declare function useDocumentTitle(title: string): void;
/** Returns what fills a slot, in order, for pages that arrange it themselves. */
export declare function useExtensions(slot: SlotName): readonly ExtensionFacts[];
/** Written by the shell, for the customer of this moment; read by the remotes. */
export declare const useFlagValues: import('zustand').UseBoundStore<import('zustand').StoreApi<FlagValues>>;
/** Written by the page on screen, read by the shell's header. */
export declare const useHeaderActionState: import('zustand').UseBoundStore<
  import('zustand').StoreApi<HeaderActionState>
>;
/**
 * Handles the header's buttons while the page is on screen: `useHeaderActions<typeof remote>({ export: save })`, where
 * `remote` is the default export of `remote.ts`. The second type says for which of its mounts, by path. The header omits
 * a button whose handler is `null`, for as long as it would lead to nothing.
 */
export declare function useHeaderActions<
  Remote extends RemoteContract,
  Path extends MountPath<Remote> = MountPath<Remote>,
>(handlers: HeaderHandlers<Remote, Path>): void;
export declare function useHeaderActions(handlers: Handlers): void;
/** The shell writes it, because it loads and contains extensions; pages that offer slots read it. */
export declare const useSlotHost: import('zustand').UseBoundStore<import('zustand').StoreApi<SlotHost>>;
/** Written by pages, read by the shell, which has the dialog. */
export declare const useSupport: import('zustand').UseBoundStore<import('zustand').StoreApi<SupportState>>;
/**
 * While any screen is unsaved, the bank asks before the customer leaves it for another path or closes the page, and applies
 * no new version.
 * @returns says at once that all is saved, for a form that navigates when it is: `saved(); navigate('/transfers');`
 */
export declare function useUnsaved(isUnsaved: boolean, options2?: UnsavedOptions): () => void;
/** Number of screens with unsaved input. Written by remotes, read by the shell. */
export declare const useUnsavedState: import('zustand').UseBoundStore<
  import('zustand').StoreApi<{
    count: number;
  }>
>;
type RenderFailure = (extension: ExtensionFacts, retry: () => void) => ReactNode;
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
interface PaletteItem {
  /** Unique among those of its extension. */
  id: string;
  /** The label in the page's language. */
  label: string;
  /** Shown and searched beside the label, such as the kind of an account. */
  detail?: string;
  /** The last four digits of an account's number. */
  lastFour?: string;
  /** Not shown while the customer hides balances. */
  amount?: Money;
  to?: string;
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
interface SlotProps<Name extends SlotName> {
  name: Name;
  props: Slots[Name];
  /** Picks the extensions with the same `at`; without it, those that have none. */
  at?: string;
  renderFailure?: RenderFailure;
}
interface SlotExtensionProps<Name extends SlotName> {
  name: Name;
  extension: ExtensionFacts;
  props: Slots[Name];
  renderFailure?: RenderFailure;
}
interface FlagClient<Remote extends RemoteContract> {
  /** Renders a component again when the value changes, which it does between two pages. */
  useFlag: Evaluate<Remote, FlagValue>;
  getBooleanValue: Evaluate<Remote, boolean>;
  getStringValue: Evaluate<Remote, string>;
  getNumberValue: Evaluate<Remote, number>;
}
type SettingsOf<Schema> = Schema extends {
  properties: infer Properties;
}
  ? {
      readonly [Key in keyof Properties]:
        | ValueOf<Properties[Key]>
        | (Schema extends {
            required: readonly (infer Required)[];
          }
            ? Key extends Required
              ? never
              : undefined
            : undefined);
    }
  : Record<never, never>;
interface FlagValues {
  /** Values by remote, then by flag. */
  values: Readonly<Record<string, Readonly<Record<string, FlagValue>>>>;
}
interface HeaderActionState {
  handlers: Handlers;
  /** Ids of buttons that lead to nothing now. */
  withheld: readonly string[];
}
type HeaderHandlers<Remote extends RemoteContract, Path> = HandlersOf<ActionAt<Remote, Path>>;
type MountPath<Remote extends RemoteContract> = PathOf<PlaceOf<Remote>>;
type Handlers = Record<string, () => void>;
interface SlotHost {
  /** The extensions of each slot, in display order. */
  extensions: Partial<Record<string, readonly ExtensionFacts[]>>;
  View: ComponentType<ExtensionViewProps>;
}
interface SupportState {
  /** What somebody asks for; the dialog is open as long as there is one. */
  topic?: string | undefined;
}
interface UnsavedOptions {
  /** Where the input is kept besides the present path: `/transfers/new/*` for a form with a path for each step. */
  within?: string | undefined;
}
type Evaluate<Remote extends RemoteContract, Type> = <Key extends NameOf<Remote, Type>>(
  name: Key,
  fallback: Default<Remote, Key>,
) => Value<Remote, Key>;
type ValueOf<Schema> = Schema extends {
  enum: readonly (infer Value)[];
}
  ? Value
  : Schema extends {
        type: 'boolean';
      }
    ? boolean
    : Schema extends {
          type: 'string';
        }
      ? string
      : Schema extends {
            type: 'array';
            items: infer Items;
          }
        ? readonly ValueOf<Items>[]
        : number;
type ActionAt<Remote extends RemoteContract, Path> = HeaderOf<
  Extract<
    PlaceOf<Remote>,
    {
      path: Path;
    }
  >
>['actions'][number];
type HandlersOf<Action> = [IdOf<Action>] extends [never]
  ? Record<string, never>
  : Record<ButtonId<Action>, (() => void) | null> & Partial<Record<LinkId<Action>, (() => void) | null>>;
type PlaceOf<Remote extends RemoteContract> = Remote['mounts'][number] | HeadingOf<Remote['mounts'][number]>;
type PathOf<Place> = Place extends {
  path: infer Path;
}
  ? Path
  : never;
type Default<Remote extends RemoteContract, Key extends Name<Remote>> = Flags<Remote>[Key]['default'];
type NameOf<Remote extends RemoteContract, Type> = {
  [Key in Name<Remote>]: Flags<Remote>[Key]['default'] extends Type ? Key : never;
}[Name<Remote>];
type Value<Remote extends RemoteContract, Key extends Name<Remote>> = ValuesOf<Flags<Remote>[Key]>;
type HeaderOf<Place> = Place extends {
  header: infer Header extends HeaderEntry;
}
  ? Header
  : never;
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
type HeadingOf<Mount> = Mount extends {
  headings: readonly (infer Heading)[];
}
  ? Heading extends {
      path: infer Path extends string;
    }
    ? {
        path: Path;
        header: 'header' extends keyof Heading ? HeaderOf<Heading> : HeaderOf<Mount>;
      }
    : never
  : never;
type Name<Remote extends RemoteContract> = keyof Flags<Remote> & string;
type Flags<Remote extends RemoteContract> = NonNullable<Remote['flags']>;
type ValuesOf<Flag> = Flag extends {
  default: boolean;
}
  ? boolean
  : Flag extends {
        default: infer Default;
        values: readonly (infer Value)[];
      }
    ? Default | Value
    : Flag extends {
          default: infer Default;
        }
      ? Default
      : never;
export {};
