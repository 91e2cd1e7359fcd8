import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { useMediaQuery } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../messages';
import type { PageHeading } from '../routes/planPages';
import { AvatarMenu } from './AvatarMenu';
import { BalancesButton } from './BalancesButton';
import { HeaderActions } from './HeaderActions';
import { HeaderItems } from './HeaderItems';
import { SidebarButton } from './SidebarButton';
import { ThemeMenu } from './ThemeMenu';

interface HeaderProps {
  heading: PageHeading;
  isMobile: boolean;
}

export function Header({ heading, isMobile }: HeaderProps) {
  const isWide = useMediaQuery('(min-width: 64em)');
  return (
    <Bar>
      <SidebarButton isMobile={isMobile} />
      <Title {...heading} />
      <HeaderActions actions={heading.header.actions} isMobile={isMobile} />
      <HeaderItems isMobile={isMobile} />
      {isWide && <BalancesButton />}
      <ThemeMenu />
      <AvatarMenu hasBalances={!isWide} />
    </Bar>
  );
}

/** A heading, or a breadcrumb where the header names the parent page. A placeholder then has a heading of its own. */
function Title({ title, header, parent }: PageHeading) {
  const text = useText();
  if (header.title === title) return <Heading tabIndex={-1}>{title}</Heading>;
  return (
    <Breadcrumb aria-label={text('header.breadcrumb')}>
      <Link to={parent ?? paths.dashboard}>{header.title}</Link>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      {parent ? (
        <h1 tabIndex={-1} aria-current="page">
          {title}
        </h1>
      ) : (
        <span aria-current="page">{title}</span>
      )}
    </Breadcrumb>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  gap: 8px;
  align-items: center;
  height: var(--header-height);
  padding-block: 0;
  padding-inline: max(16px, (100% - 1200px) / 2 - 8px) max(24px, (100% - 1200px) / 2);
  border-bottom: 1px solid var(--hairline);
  background: var(--ground);

  @media (max-width: 1023.98px) {
    padding-inline: 8px;
  }
`;

const Heading = styled.h1`
  flex: 1;
  overflow: hidden;
  font-size: var(--text-20);
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 359.98px), (min-width: 768px) and (max-width: 1023.98px) {
    font-size: var(--text-16);
  }
`;

const Breadcrumb = styled.nav`
  display: flex;
  flex: 1;
  gap: 4px;
  align-items: center;
  min-width: 0;
  color: var(--muted);
  font-size: var(--text-16);

  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      color: var(--ink);
      text-decoration: underline;
    }
  }
  svg {
    flex: none;
  }
  span,
  h1 {
    overflow: hidden;
    color: var(--ink);
    font-size: inherit;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Beside the menus of a small screen there is room for the way back alone. */
  @media (max-width: 767.98px) {
    a {
      padding-block: 10px;
    }
    svg {
      order: -1;
      rotate: 180deg;
    }
    span {
      display: none;
    }
    h1 {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
