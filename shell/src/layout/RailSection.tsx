import type { NavigationEntry } from '@bank/shared/contract';
import { useLocation } from '@bank/shared/router';
import { Menu, Tooltip, VisuallyHidden } from '@bank/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { EntryIcon } from '../navigation/EntryIcon';
import { isUnder } from '../navigation/isUnder';
import { EntryBadge } from './EntryBadge';
import { navigationRow } from './navigationStyles';

/** The collapsed sidebar's version of `NavigationSection`: its pages are in a menu. */
export function RailSection({ entry }: { entry: NavigationEntry }) {
  const { label, to, icon, children = [] } = entry;
  const { pathname } = useLocation();
  const items = [{ label: `All ${label}`, to }, ...children].map((child) => ({ id: child.to, ...child }));
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <RailTrigger label={label} aria-current={isUnder(pathname, entry) ? 'page' : undefined}>
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
    <Tooltip content={label} side="right">
      <Trigger type="button" data-rail {...props} />
    </Tooltip>
  );
}

const Trigger = styled.button`
  ${navigationRow}
`;
