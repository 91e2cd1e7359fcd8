import type { PointerEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '../router';

/** `to` links inside the application, `href` outside; without them `onSelect` acts. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  href?: string;
  danger?: boolean;
}

interface MenuItemProps {
  entry: MenuEntry;
  onClose: () => void;
}

export function MenuItem({ entry, onClose }: MenuItemProps) {
  const { label, icon, onSelect, to, href, danger } = entry;
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    'data-danger': danger || undefined,
    // Closing returns the focus first, so that a dialog opened by `onSelect` gives it back to the trigger.
    onClick: () => {
      onClose();
      onSelect?.();
    },
    onPointerMove: ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true }),
    children: (
      <>
        {icon}
        {label}
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
