import type { NavigationEntry } from '@bank/shared/contract';
import { iconProps } from '@bank/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../messages';
import { isWithin } from '../navigation/currentEntry';
import { EntryIcon } from '../navigation/EntryIcon';
import { EntryBadge } from './EntryBadge';
import { NavigationItem } from './NavigationItem';
import { navigationRow } from './navigationStyles';

interface NavigationSectionProps {
  entry: NavigationEntry;
  /** Path of the entry or child that is current. */
  current: string | undefined;
  onNavigate?: () => void;
}

export function NavigationSection({ entry, current, onNavigate }: NavigationSectionProps) {
  const { label, to, icon, children = [] } = entry;
  const text = useText();
  const id = useId();
  const [isToggledOpen, setToggledOpen] = useState(false);
  const isCurrent = isWithin(current, entry);
  const isOpen = isToggledOpen || isCurrent;

  return (
    <>
      <Header
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={() => setToggledOpen(!isOpen || isCurrent)}
      >
        <EntryIcon icon={icon} />
        <span>{label}</span>
        <EntryBadge to={to} />
        <ChevronDown {...iconProps} size={16} />
      </Header>
      <Children id={id} hidden={!isOpen}>
        {[{ label: text('navigation.all', { label }), to }, ...children].map((child) => (
          <li key={child.to}>
            <NavigationItem {...child} isCurrent={child.to === current} onNavigate={onNavigate} />
          </li>
        ))}
      </Children>
    </>
  );
}

const Header = styled.button`
  ${navigationRow}

  > span:first-of-type {
    flex: 1;
  }
  > :last-child {
    transition: rotate 200ms;
  }
  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }
  &[data-current] {
    color: var(--ink);
  }
`;

const Children = styled.ul`
  && {
    margin-block: 2px 4px;
    margin-inline-start: 18px;
    padding-inline-start: 11px;
    border-inline-start: 1px solid var(--hairline);
  }
  &&[hidden] {
    display: none;
  }
`;
