// What `@bank/shared/ui` exports. Made by `npm run surface`; do not edit.

import type { Money as Money2, formatMoney } from './format';
import type { Component, ComponentProps, ReactElement, ReactNode } from 'react';
import type { Link } from 'react-router-dom';
export declare function Badge(options: BadgeProps): import('react').JSX.Element;
export interface BadgeProps extends ComponentProps<'span'> {
  tone: 'neutral' | 'positive' | 'negative' | 'accent';
}
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
export declare function Button(options: ButtonProps): import('react').JSX.Element;
export declare function ButtonAnchor(options: ButtonAnchorProps): import('react').JSX.Element;
export interface ButtonAnchorProps extends ComponentProps<'a'>, ButtonLook {}
export declare function ButtonLink(options: ButtonLinkProps): import('react').JSX.Element;
export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean;
}
export declare const Card: import('styled-components/dist/types').IStyledComponentBase<
  'web',
  Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLElement>, HTMLElement>, 'style'> & {
    style?: import('react').CSSProperties | import('styled-components/dist/types').CSSPropertiesWithVars | undefined;
  }
> &
  string;
export declare function CardHeader(options: CardHeaderProps): import('react').JSX.Element;
export interface CardHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  titleId?: string;
  level?: 2 | 3;
}
export declare function Checkbox(options: CheckboxProps): import('react').JSX.Element;
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
}
export declare function Dialog(options: DialogProps): false | import('react').ReactPortal;
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose' | 'ref'> {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}
export declare function EmailAddress(options: { children: string }): import('react').JSX.Element;
export declare function EmptyState(options: EmptyStateProps): import('react').JSX.Element;
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  picture?: string;
}
export declare function ErrorView(options: ErrorViewProps): import('react').JSX.Element;
export interface ErrorViewProps extends ComponentProps<'div'> {
  heading?: string;
  text?: string;
  detail?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
  picture?: string;
  headingLevel?: 1 | 2;
}
export declare function Fact(options: FactProps): import('react').JSX.Element;
export declare function FactList(props: ComponentProps<'dl'>): import('react').JSX.Element;
export interface FactProps {
  label: string;
  children: ReactNode;
}
export declare function IconButton(options: IconButtonProps): import('react').JSX.Element;
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  label: string;
  icon: ReactNode;
  tooltipSide?: TooltipSide;
}
export declare function LanguageMenu(): import('react').JSX.Element | null;
export declare function MaskedNumber(options: MaskedNumberProps): import('react').JSX.Element;
export interface MaskedNumberProps extends Omit<ComponentProps<'span'>, 'children' | 'prefix'> {
  lastFour: string;
  prefix?: string;
}
export declare function Menu(options: MenuProps): import('react').JSX.Element;
export interface MenuEntry {
  id: string;
  label: string;
  lang?: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  href?: string;
  danger?: boolean;
  checked?: boolean;
  disabled?: boolean;
}
export declare function MenuItem(options: MenuItemProps): import('react').JSX.Element;
export type MenuItemProps = Omit<MenuEntry, 'id'>;
export interface MenuProps {
  label: string;
  trigger: ReactElement<ComponentProps<'button'>>;
  items?: readonly MenuEntry[];
  children?: ReactNode;
  align?: 'start' | 'end';
}
export declare function Money(options: MoneyProps): import('react').JSX.Element;
export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  amount: Money2;
  signed?: boolean;
  size?: 'text' | 'large' | 'figure';
}
export declare const PageFrame: import('styled-components/dist/types').IStyledComponentBase<
  'web',
  Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLDivElement>, HTMLDivElement>, 'style'> & {
    style?: import('react').CSSProperties | import('styled-components/dist/types').CSSPropertiesWithVars | undefined;
  }
> &
  string;
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
  languages: readonly string[];
  children: ReactNode;
}
export declare function PasswordField(options: PasswordFieldProps): import('react').JSX.Element;
export interface PasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'trailing'> {
  label: string;
}
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
export declare function Reference(options: ReferenceProps): import('react').JSX.Element | null;
export interface ReferenceProps {
  reference?: string | undefined;
}
export declare const SCROLL_HIDE_DELAY_MS: number;
export declare function ScrollArea(options: ScrollAreaProps): import('react').JSX.Element;
export interface ScrollAreaProps extends ComponentProps<'div'> {
  label: string;
  landmark?: 'nav' | 'region';
}
export declare function Select(options: SelectProps): import('react').JSX.Element;
export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly {
    value: string;
    label: string;
  }[];
  inline?: boolean;
}
export declare function Sheet(options: SheetProps): false | import('react').ReactPortal;
export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  onClose: () => void;
  label: string;
  side?: 'start' | 'left';
  width?: string;
}
export declare function Skeleton(options: SkeletonProps): import('react').JSX.Element;
export interface SkeletonProps extends ComponentProps<'span'> {
  width?: string;
  height?: string;
  radius?: string;
}
export declare function SortButton(options: SortButtonProps): import('react').JSX.Element;
export interface SortButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  direction: 'ascending' | 'descending' | 'none';
  onSort: () => void;
}
export declare function Spinner(options: SpinnerProps): import('react').JSX.Element;
export interface SpinnerProps extends ComponentProps<'span'> {
  label?: string;
}
export declare const TOOLTIP_DELAY_MS: number;
export declare function Table(options: TableProps): import('react').JSX.Element;
export interface TableProps extends ComponentProps<'table'> {
  caption: ReactNode;
  captionHidden?: boolean;
}
export declare function TextField(options: TextFieldProps): import('react').JSX.Element;
export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  name: string;
  trailing?: ReactNode;
}
export declare function Tooltip(options: TooltipProps): import('react').JSX.Element;
export interface TooltipProps {
  content: string;
  side?: TooltipSide;
  children: ReactElement<ComponentProps<'button'>>;
}
export declare const VisuallyHidden: import('styled-components/dist/types').IStyledComponentBase<
  'web',
  Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, 'style'> & {
    style?: import('react').CSSProperties | import('styled-components/dist/types').CSSPropertiesWithVars | undefined;
  }
> &
  string;
export declare function downloadFile(name: string, content: Blob): void;
export declare const iconProps: {
  readonly size: 18;
  readonly strokeWidth: 1.75;
  readonly 'aria-hidden': true;
};
export declare const plastic: import('styled-components').RuleSet<object>;
export declare function setBalancesHidden(isHidden: boolean): void;
export declare const useBalances: import('zustand').UseBoundStore<import('zustand').StoreApi<Balances>>;
export declare function useIsMobile(): boolean;
export declare function useLanguageEntries(): MenuEntry[];
export declare function useMediaQuery(query: string): boolean;
export declare function useMoneyText(): typeof formatMoney;
export declare function useReducedMotion(): boolean;
export declare function useThemeEntries(): {
  name: string;
  icon: import('react').JSX.Element;
  entries: MenuEntry[];
};
interface ButtonLook {
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
