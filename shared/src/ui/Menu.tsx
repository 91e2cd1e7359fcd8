import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from './composeHandlers';
import { CloseMenu, type MenuEntry, MenuItem } from './MenuItem';
import { fadeIn, topLayer } from './styles';
import { useMenu } from './useMenu';

export interface MenuProps {
  label: string;
  trigger: ReactElement<ComponentProps<'button'>>;
  items?: readonly MenuEntry[];
  /** `MenuItem`s, after `items`. */
  children?: ReactNode;
  align?: 'start' | 'end';
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button: arrows, Home, End, typeahead; Escape returns the focus. */
export function Menu({ label, trigger, items = [], children, align = 'start' }: MenuProps) {
  const id = useId();
  const { isOpen, ref, close, triggerHandlers, menuHandlers } = useMenu(align);
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        popoverTarget: id,
        ...composeHandlers(trigger.props, triggerHandlers),
      })}
      {isOpen && (
        <List ref={ref} id={id} role="menu" aria-label={label} popover="auto" {...menuHandlers}>
          <CloseMenu value={close}>
            {items.map(({ id: key, ...entry }) => (
              <MenuItem key={key} {...entry} />
            ))}
            {children}
          </CloseMenu>
        </List>
      )}
    </>
  );
}

const List = styled.div`
  ${topLayer}
  min-width: min(12rem, 100vw - 16px);
  max-width: calc(100vw - 16px);
  max-height: calc(100dvh - 16px);
  padding: 5px;
  overflow: auto;
  border-radius: 10px;
  box-shadow: var(--shadow);
  animation: ${fadeIn} 150ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
