import type { IconName } from '@bank/shared/contract';
import { NavLink } from '@bank/shared/router';
import { iconProps, Tooltip } from '@bank/shared/ui';
import styled from 'styled-components';
import { icons } from '../navigation/icons';
import { prefetchPage } from '../remotes/federation';
import { navigationRow } from './navigationStyles';

interface NavigationItemProps {
  label: string;
  to: string;
  icon?: IconName;
  isRail?: boolean;
  onNavigate?: () => void;
}

export function NavigationItem({ label, to, icon, isRail = false, onNavigate }: NavigationItemProps) {
  const Icon = icon && icons[icon];
  const link = (
    <Row
      to={to}
      end
      onClick={onNavigate}
      onPointerEnter={() => prefetchPage(to)}
      aria-label={isRail ? label : undefined}
      data-rail={isRail || undefined}
    >
      {Icon && <Icon {...iconProps} />}
      {!isRail && label}
    </Row>
  );
  return isRail ? (
    <Tooltip content={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

const Row = styled(NavLink)`
  ${navigationRow}
`;
