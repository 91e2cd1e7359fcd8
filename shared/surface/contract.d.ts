// What `@bank/shared/contract` exports. Made by `npm run surface`; do not edit.

import type { Money } from './format';
import type { Account } from '@bank/shared/api';
import type { ComponentType, ReactNode } from 'react';
/** Contract versions that this shell supports. To raise it: support both, have every remote released, drop the old one. */
export declare const CONTRACT_VERSIONS: readonly [2];
/** Says who gets something. All that it names has to hold; of a list, one value is enough. */
export interface Condition {
  flag?: string;
  groups?: readonly string[];
  languages?: readonly string[];
}
/** An icon of the remote's own. */
export interface DrawnIcon {
  path: string;
}
/** Something of this remote in a page of another, or in one of its own. */
export interface Extension extends ExtensionFacts {
  slot: SlotName;
  for?: Condition;
  component: string;
  loadWith?: string;
}
/** What the page that offers a slot knows of each extension. */
export interface ExtensionFacts {
  slot: string;
  id: string;
  title: string;
  order?: number;
  at?: string;
  width?: 'full' | 'wide' | 'narrow';
  height?: number;
}
export interface ExtensionViewProps {
  extension: ExtensionFacts;
  props: object;
  renderFailure?: RenderFailure;
}
/** Shows something to some customers before it is for all. `bank flag` says to whom. */
export interface Flag {
  default: FlagValue;
  values?: readonly (string | number)[];
  owner: string;
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
  path: string;
  title: string;
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
  page: string;
  for?: Condition;
}
export interface NavigationEntry {
  group: NavigationGroup;
  label: string;
  to: string;
  icon: IconName | DrawnIcon;
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
  roles?: number;
  shell: string;
  remotes: RegisteredRemote[];
}
/** Something that customers find when they search the bank. `to` leads to a page; without it `onSelect` acts. */
export interface PaletteEntry {
  id: string;
  section: 'pages' | 'accounts' | 'actions';
  label: string;
  icon: IconName | DrawnIcon;
  detail?: string;
  keywords?: string;
  lastFour?: string;
  amount?: Money;
  to?: string;
  onSelect?: () => unknown;
}
export interface RegisteredExtension extends ExtensionFacts {
  expose: string;
  preload: string[];
}
export interface RegisteredMount extends MountBase {
  expose: string;
  preload: string[];
}
/** A remote in the page's registry, resolved for this customer. */
export interface RegisteredRemote {
  name: string;
  version: string;
  owner: string;
  entry: string;
  integrity: Record<string, string>;
  mounts: RegisteredMount[];
  navigation: readonly NavigationEntry[];
  titles?: Titles;
  languages?: string[];
  slots?: string[];
  extensions?: RegisteredExtension[];
  flags?: Readonly<Record<string, FlagValue>>;
  withheld?: string[];
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
/**
 * The type of a remote's `remote.ts`, the only source file of it that the platform reads. Written with `as const
 * satisfies RemoteContract`, so that its literals are types.
 */
export interface RemoteContract {
  name: string;
  owner: string;
  contract: (typeof CONTRACT_VERSIONS)[number];
  mounts: readonly Mount[];
  navigation?: readonly NavigationEntry[];
  slots?: readonly SlotName[];
  extensions?: readonly Extension[];
  services?: readonly RemoteService[];
  flags?: Readonly<Record<string, Flag>>;
  settings?: SettingsSchema;
  titles?: Titles;
}
/** A server of the squad's own, which the gateway reaches for the remote's pages. */
export interface RemoteService {
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
/** All that fills a slot, in order. */
export declare function Slot<Name extends SlotName>(options: SlotProps<Name>): ReactNode;
/** One extension: loaded once it is near the screen. If it fails or hangs, its place says so, and nothing else is touched. */
export declare function SlotExtension<Name extends SlotName>(options: SlotExtensionProps<Name>): ReactNode;
export type SlotName = keyof Slots;
/** What an extension receives as props, by the slot that it fills. */
export interface Slots {
  'bank/dashboard/widget@1': {
    openCustomize: () => void;
  };
  'bank/header/items@1': {
    isMobile: boolean;
  };
  'bank/sidebar/badge@1': {
    isRail: boolean;
  };
  'bank/account/actions@1': {
    account: Account;
    showDetails: () => void;
  };
  'bank/account/history@1': {
    accountId: string;
  };
  'bank/settings/section@1': Record<never, never>;
  'bank/palette/entries@1': {
    offer: (entries: readonly PaletteEntry[]) => () => void;
  };
}
/** What stands in a contract in English, in other languages. */
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
/** What fills a slot, in order, for pages that arrange it themselves. */
export declare function useExtensions(slot: SlotName): readonly ExtensionFacts[];
/** Written by the shell, for the customer of this moment; read by the remotes. */
export declare const useFlagValues: import('zustand').UseBoundStore<import('zustand').StoreApi<FlagValues>>;
/** Written by the page on screen, read by the shell's header. */
export declare const useHeaderActionState: import('zustand').UseBoundStore<
  import('zustand').StoreApi<HeaderActionState>
>;
/**
 * Handles the header's buttons while the page is on screen: `useHeaderActions<typeof remote>({ export: save })`, where
 * `remote` is the default export of `remote.ts`. The second type says for which of its mounts, by path.
 */
export declare function useHeaderActions<
  Remote extends RemoteContract,
  Path extends MountPath<Remote> = MountPath<Remote>,
>(handlers: HeaderHandlers<Remote, Path>): void;
export declare function useHeaderActions(handlers: Handlers): void;
/** Written by the shell, which loads and contains extensions; read by the pages that offer slots. */
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
  path: string;
  title: string;
  layout: 'public' | 'main';
  header?: HeaderEntry;
  headings?: readonly Heading[];
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
  values: Readonly<Record<string, Readonly<Record<string, FlagValue>>>>;
}
interface HeaderActionState {
  handlers: Handlers;
}
type HeaderHandlers<Remote extends RemoteContract, Path> = HandlersOf<ActionAt<Remote, Path>>;
type MountPath<Remote extends RemoteContract> = PathOf<PlaceOf<Remote>>;
type Handlers = Record<string, () => void>;
interface SlotHost {
  extensions: Partial<Record<string, readonly ExtensionFacts[]>>;
  View: ComponentType<ExtensionViewProps>;
}
interface SupportState {
  topic?: string | undefined;
}
interface UnsavedOptions {
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
  : Record<ButtonId<Action>, () => void> & Partial<Record<LinkId<Action>, () => void>>;
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
