import type { NavigationEntry } from '@bank/shared/contract';
import { Menu, Tooltip, VisuallyHidden } from '@bank/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { isWithin } from '../navigation/currentEntry';
import { EntryIcon } from '../navigation/EntryIcon';
import { EntryBadge } from './EntryBadge';
import { navigationRow } from './navigationStyles';

/** The collapsed sidebar's version of `NavigationSection`: its pages are in a menu. */
export function RailSection({ entry, current }: { entry: NavigationEntry; current: string | undefined }) {
  const text = useText();
  const { label, to, icon, children = [] } = entry;
  const items = [{ label: text('navigation.all', { label }), to }, ...children].map((child) => ({
    id: child.to,
    ...child,
  }));
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <RailTrigger label={label} aria-current={isWithin(current, entry) ? 'page' : undefined}>
          <EntryIcon icon={icon} />
          <VisuallyHidden>{label}</VisuallyHidden>
          <EntryBadge to={to} isRail />
        </RailTrigger>
      }
    />
  );
}

/** The menu passes ARIA state and handlers to its trigger, which must reach the button inside the tooltip. */
function RailTrigger({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <Tooltip content={label} side="end">
      <Trigger type="button" data-rail {...props} />
    </Tooltip>
  );
}

const Trigger = styled.button`
  ${navigationRow}
`;
