// What `@bank/shared/ui` exports. Made by `npm run surface`; do not edit.

import type { Money as Money2, formatMoney } from './format';
import type { Component, ComponentProps, ReactElement, ReactNode } from 'react';
import type { Link } from 'react-router-dom';
export declare function Badge(options: BadgeProps): import('react').JSX.Element;
export interface BadgeProps extends ComponentProps<'span'> {
  /** Never the only carrier of meaning (WCAG 1.4.1). */
  tone: 'neutral' | 'positive' | 'negative' | 'accent';
}
/** Catches errors of its children's rendering and effects (not of event handlers); the rest of the page keeps working. */
export declare class Boundary extends Component<
  BoundaryProps,
  {
    hasFailed: boolean;
  }
> {
  state: {
    hasFailed: boolean;
  };
  static getDerivedStateFromError(): {
    hasFailed: boolean;
  };
  componentDidCatch(error: unknown): void;
  render(): ReactNode;
}
export interface BoundaryProps {
  fallback: (retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}
/** A `<button type="button">`. With `aria-disabled` it stays focusable, so that a description can explain why. */
export declare function Button(options: ButtonProps): import('react').JSX.Element;
/** Links to targets outside the application: another site, a file, `mailto:`. */
export declare function ButtonAnchor(options: ButtonAnchorProps): import('react').JSX.Element;
export interface ButtonAnchorProps extends ComponentProps<'a'>, ButtonLook {}
/** Links to targets inside the application. */
export declare function ButtonLink(options: ButtonLinkProps): import('react').JSX.Element;
export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Replaces the icon by a spinner and ignores clicks; text and focus stay. */
  busy?: boolean;
}
export declare const Card: import('styled-components/dist/types').IStyledComponentBase<
  'web',
  Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLElement>, HTMLElement>, 'style'> & {
    style?: import('react').CSSProperties | import('styled-components/dist/types').CSSPropertiesWithVars | undefined;
  }
> &
  string;
/** `children` are the actions, on the right. */
export declare function CardHeader(options: CardHeaderProps): import('react').JSX.Element;
export interface CardHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  titleId?: string;
  level?: 2 | 3;
}
/** A native checkbox; the whole row is its label, and so the target (WCAG 2.5.8). */
export declare function Checkbox(options: CheckboxProps): import('react').JSX.Element;
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
}
/** Stands beside a text that one click selects, for browsers that let nobody copy. */
export declare function CopyButton(options: { text: string }): import('react').JSX.Element;
/** A modal `<dialog>`, a bottom sheet below 480 px. Mounts its content only while open. */
export declare function Dialog(options: DialogProps): false | import('react').ReactPortal;
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Close button, Escape or backdrop. The caller closes by `open`. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** 25, 32.5 or 45 rem. */
  size?: 'small' | 'medium' | 'large';
}
/** Where a line is too short for it, the host begins the next one. */
export declare function EmailAddress(options: { children: string }): import('react').JSX.Element;
/** Says why there is nothing; `children` and `action` say what to do about it. */
export declare function EmptyState(options: EmptyStateProps): import('react').JSX.Element;
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** URL of a decorative picture of 240 × 160 px. */
  picture?: string;
}
/** Screen readers announce it when it appears (`role="alert"`), but for the visit's `Reference` at its end. */
export declare function ErrorView(options: ErrorViewProps): import('react').JSX.Element;
export interface ErrorViewProps extends ComponentProps<'div'> {
  heading?: string;
  text?: string;
  detail?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
  /** URL of a decorative picture of 240 × 160 px. */
  picture?: string;
  headingLevel?: 1 | 2;
}
export declare function Fact(options: FactProps): import('react').JSX.Element;
/** Facts about one thing, each of which is a `Fact`. */
export declare function FactList(props: ComponentProps<'dl'>): import('react').JSX.Element;
export interface FactProps {
  label: string;
  children: ReactNode;
}
/** A square of 36 px, 44 px on touch screens (WCAG 2.5.5). */
export declare function IconButton(options: IconButtonProps): import('react').JSX.Element;
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  label: string;
  icon: ReactNode;
  tooltipSide?: TooltipSide;
}
/** A face for somebody: the first letters of their name, always in the same color. Decorative, beside the name itself. */
export declare function Initials(options: { name: string }): import('react').JSX.Element;
/** Stands on pages without the header. */
export declare function LanguageMenu(): import('react').JSX.Element | null;
/** `•••• 1234` on screen, "ending 1234" for screen readers. */
export declare function MaskedNumber(options: MaskedNumberProps): import('react').JSX.Element;
export interface MaskedNumberProps extends Omit<ComponentProps<'span'>, 'children' | 'prefix'> {
  lastFour: string;
  prefix?: string;
}
/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button: arrows, Home, End, typeahead; Escape returns the focus. */
export declare function Menu(options: MenuProps): import('react').JSX.Element;
/** `to` links inside the application, `href` outside; without them `onSelect` acts. */
export interface MenuEntry {
  id: string;
  label: string;
  /** The label's language, where it is not the page's. */
  lang?: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  href?: string;
  danger?: boolean;
  /** Makes it one of a group of which one is chosen (`menuitemradio`). */
  checked?: boolean;
  /** Says why by its label: it can be focused, and does nothing. */
  disabled?: boolean;
}
/** Inside a `Menu`. */
export declare function MenuItem(options: MenuItemProps): import('react').JSX.Element;
export interface MenuItemProps extends Omit<MenuEntry, 'id' | 'label'> {
  label: ReactNode;
}
export interface MenuProps {
  label: string;
  trigger: ReactElement<ComponentProps<'button'>>;
  items?: readonly MenuEntry[];
  /** `MenuItem`s, after `items`. */
  children?: ReactNode;
  align?: 'start' | 'end';
}
/** Shows an amount in tabular numerals, never wrapped; hides it while the customer hides balances. */
export declare function Money(options: MoneyProps): import('react').JSX.Element;
export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  amount: Money2;
  signed?: boolean;
  /** `figure`: the main number of a view. */
  size?: 'text' | 'large' | 'figure';
}
/** The frame of a page beside the sidebar: its width, its margins, and the distance between its parts. */
export declare const PageFrame: import('styled-components/dist/types').IStyledComponentBase<
  'web',
  Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLDivElement>, HTMLDivElement>, 'style'> & {
    style?: import('react').CSSProperties | import('styled-components/dist/types').CSSPropertiesWithVars | undefined;
  }
> &
  string;
/** Says which language a part is in, where that may be another than the page's: the part is in English when it lacks that one. */
export declare function PartLanguage(
  options: PartLanguageProps,
):
  | string
  | number
  | bigint
  | boolean
  | import('react').JSX.Element
  | Iterable<ReactNode>
  | Promise<
      | string
      | number
      | bigint
      | boolean
      | Iterable<ReactNode>
      | import('react').ReactElement<unknown, string | import('react').JSXElementConstructor<any>>
      | import('react').ReactPortal
      | null
      | undefined
    >
  | null
  | undefined;
export interface PartLanguageProps {
  /** That the part has texts in; English besides. */
  languages: readonly string[];
  children: ReactNode;
}
/** Has a show/hide button. A submit hides the password, or the browser would offer it as text next time. */
export declare function PasswordField(options: PasswordFieldProps): import('react').JSX.Element;
export interface PasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'trailing'> {
  label: string;
}
/** A figure that says what a customer has, such as a share of it. Replaced while balances are hidden, as `Money` is. */
export declare function PrivateFigure(
  options: PrivateFigureProps,
):
  | string
  | number
  | bigint
  | boolean
  | import('react').JSX.Element
  | Iterable<ReactNode>
  | Promise<
      | string
      | number
      | bigint
      | boolean
      | Iterable<ReactNode>
      | import('react').ReactElement<unknown, string | import('react').JSXElementConstructor<any>>
      | import('react').ReactPortal
      | null
      | undefined
    >
  | null
  | undefined;
export interface PrivateFigureProps {
  children: ReactNode;
}
export declare function Progress(options: ProgressProps): import('react').JSX.Element;
export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  label: string;
  value: number;
  max: number;
}
/** The number by which the bank's people find what went wrong, with a button that copies it. */
export declare function Reference(options: ReferenceProps): import('react').JSX.Element | null;
export interface ReferenceProps {
  /** Defaults to that of the visit in which it is first shown. */
  reference?: string | undefined;
}
export declare const SCROLL_HIDE_DELAY_MS: number;
/** Shows a thin bar while in use. While it overflows, the keyboard reaches it (WCAG 2.1.1), and it is a region. */
export declare function ScrollArea(options: ScrollAreaProps): import('react').JSX.Element;
export interface ScrollAreaProps extends ComponentProps<'div'> {
  label: string;
  landmark?: 'nav' | 'region';
}
/** A native `<select>`; with `hideLabel` or `inline` as high as a small button, for toolbars. */
export declare function Select(options: SelectProps): import('react').JSX.Element;
export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly {
    value: string;
    label: string;
  }[];
  /** The label stands before the control. */
  inline?: boolean;
}
/** A modal side panel. Mounts its content only while open. */
export declare function Sheet(options: SheetProps): false | import('react').ReactPortal;
export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Close button, Escape or backdrop. The caller closes by `open`. */
  onClose: () => void;
  label: string;
  /** Follows the text's direction. `left` is the former name of `start`. */
  side?: 'start' | 'left';
  width?: string;
}
/** Hidden from screen readers: say in text that something is loading. */
export declare function Skeleton(options: SkeletonProps): import('react').JSX.Element;
export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS lengths of the content to come, so that nothing shifts. */
  width?: string;
  height?: string;
  radius?: string;
}
/** Belongs inside a `<th>`, which carries `aria-sort` while its column is the sorted one. */
export declare function SortButton(options: SortButtonProps): import('react').JSX.Element;
export interface SortButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  direction: 'ascending' | 'descending' | 'none';
  onSort: () => void;
}
/** Takes the text's color. It pulses instead of turning under reduced motion. */
export declare function Spinner(options: SpinnerProps): import('react').JSX.Element;
export interface SpinnerProps extends ComponentProps<'span'> {
  /** Announced as a status; without it the spinner is decorative. */
  label?: string;
}
export declare const TOOLTIP_DELAY_MS: number;
/** `data-numeric` on a `th` or `td` aligns it right, in tabular numerals. */
export declare function Table(options: TableProps): import('react').JSX.Element;
export interface TableProps extends ComponentProps<'table'> {
  caption: ReactNode;
  captionHidden?: boolean;
}
/** A labelled `<input>`, described by its hint and error (WCAG 3.3.1, 3.3.2). */
export declare function TextField(options: TextFieldProps): import('react').JSX.Element;
export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  name: string;
  trailing?: ReactNode;
}
/** Shows on hover and keyboard focus, never on touch: nothing essential belongs here. */
export declare function Tooltip(options: TooltipProps): import('react').JSX.Element;
export interface TooltipProps {
  content: string;
  side?: TooltipSide;
  children: ReactElement<ComponentProps<'button'>>;
}
/** Hides its content from all but screen readers. */
export declare const VisuallyHidden: import('styled-components/dist/types').IStyledComponentBase<
  'web',
  Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, 'style'> & {
    style?: import('react').CSSProperties | import('styled-components/dist/types').CSSPropertiesWithVars | undefined;
  }
> &
  string;
/** Has the browser save a file. */
export declare function downloadFile(name: string, content: Blob): void;
/** The props of every lucide icon; one that is alone in its control adds `size={20}`. */
export declare const iconProps: {
  readonly size: 18;
  readonly strokeWidth: 1.75;
  readonly 'aria-hidden': true;
};
/** Says in a toast that something failed, with the reference where the bank is the reason. @param description defaults to what the error says */
export declare function notifyFailure(title: string, error: unknown, description?: string): void;
/** Makes a link look like a bank card; the caller adds the card's color. */
export declare const plastic: import('styled-components').RuleSet<object>;
export declare function setBalancesHidden(isHidden: boolean): void;
/** Whether the customer wants to see amounts: remembered on the device, and the same in all tabs. */
export declare const useBalances: import('zustand').UseBoundStore<import('zustand').StoreApi<Balances>>;
/** Is true on screens below `MOBILE_BREAKPOINT_PX`; paper is narrow too, but takes tables. */
export declare function useIsMobile(): boolean;
/** Entries of a `Menu` with which customers choose the language; none where the deployment offers a single one. */
export declare function useLanguageEntries(): MenuEntry[];
export declare function useMediaQuery(query: string): boolean;
/** `formatMoney`, of which nothing is told while the customer hides balances. For texts that cannot hold a `Money`. */
export declare function useMoneyText(): typeof formatMoney;
export declare function useReducedMotion(): boolean;
/** Entries of a `Menu` with which customers choose the theme, and what stands for the chosen one. */
export declare function useThemeEntries(): {
  name: string;
  icon: import('react').JSX.Element;
  entries: MenuEntry[];
};
interface ButtonLook {
  /** `primary`: at most one per screen. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium';
  icon?: ReactNode;
}
type TooltipSide = 'top' | 'end' | 'bottom' | 'right';
interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  hideLabel?: boolean;
}
interface Balances {
  isHidden: boolean;
}
export {};
