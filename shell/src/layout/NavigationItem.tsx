import type { NavigationEntry } from '@bank/shared/contract';
import { Link } from '@bank/shared/router';
import { Tooltip, VisuallyHidden } from '@bank/shared/ui';
import styled from 'styled-components';
import { EntryIcon } from '../navigation/EntryIcon';
import { EntryBadge } from './EntryBadge';
import { navigationRow } from './navigationStyles';

interface NavigationItemProps {
  label: string;
  to: string;
  icon?: NavigationEntry['icon'];
  isCurrent: boolean;
  isRail?: boolean;
  onNavigate?: () => void;
}

export function NavigationItem({ label, to, icon, isCurrent, isRail = false, onNavigate }: NavigationItemProps) {
  const link = (
    <Row to={to} onClick={onNavigate} aria-current={isCurrent ? 'page' : undefined} data-rail={isRail || undefined}>
      {icon && <EntryIcon icon={icon} />}
      {isRail ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {icon && <EntryBadge to={to} isRail={isRail} />}
    </Row>
  );
  return isRail ? (
    <Tooltip content={label} side="end">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

const Row = styled(Link)`
  ${navigationRow}
`;
