import { createContext, type PointerEvent, type ReactNode, useContext } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '../router';

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

export interface MenuItemProps extends Omit<MenuEntry, 'id' | 'label'> {
  label: ReactNode;
}

export const CloseMenu = createContext(() => {});

/** Inside a `Menu`. */
export function MenuItem({ label, lang, icon, onSelect, to, href, danger, checked, disabled }: MenuItemProps) {
  const close = useContext(CloseMenu);
  const props = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    'data-danger': danger || undefined,
    // Closing returns the focus first, so that a dialog opened by `onSelect` gives it back to the trigger.
    onClick: () => {
      if (disabled) return;
      close();
      onSelect?.();
    },
    onPointerMove: ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true }),
    children: (
      <>
        {icon}
        {lang ? <span lang={lang}>{label}</span> : label}
      </>
    ),
  } as const;
  if (to !== undefined) return <LinkItem to={to} {...props} />;
  if (href !== undefined) return <AnchorItem href={href} {...props} />;
  return <ButtonItem type="button" {...props} />;
}

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 36px;
  padding: 6px 10px;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: var(--ink);
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 44px;
  }

  & > svg {
    flex: none;
    color: var(--muted);
  }

  &:focus {
    background: color-mix(in srgb, var(--field) 16%, transparent);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  &[aria-disabled] {
    color: var(--muted);
    cursor: default;
  }

  &[data-danger],
  &[data-danger] > svg {
    color: var(--negative);
  }
`;

const LinkItem = styled(Link)`
  ${itemStyles}
`;

const AnchorItem = styled.a`
  ${itemStyles}
`;

const ButtonItem = styled.button`
  ${itemStyles}
`;
