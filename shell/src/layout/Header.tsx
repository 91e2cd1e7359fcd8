import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { useMediaQuery } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../messages';
import type { PageHeading } from '../routes/planPages';
import { visuallyHidden } from '../ui/visuallyHidden';
import { AvatarMenu } from './AvatarMenu';
import { BalancesButton } from './BalancesButton';
import { HeaderActions } from './HeaderActions';
import { HeaderItems } from './HeaderItems';
import { SearchButton } from './SearchButton';
import { SidebarButton } from './SidebarButton';
import { ThemeMenu } from './ThemeMenu';

interface HeaderProps {
  heading: PageHeading;
  isMobile: boolean;
  /** Whether the bar at the bottom opens the menu. */
  hasBar?: boolean;
}

export function Header({ heading, isMobile, hasBar = false }: HeaderProps) {
  const isWide = useMediaQuery('(min-width: 64em)');
  const hasRoom = useMediaQuery('(width >= 22.5em)');
  const hasBalances = isWide || (isMobile && hasRoom);
  const hasSearch = hasBalances || hasBar;
  return (
    <Bar data-screen-only={!hasHeading(heading) || undefined} data-bar={hasBar || undefined}>
      {!hasBar && <SidebarButton isMobile={isMobile} />}
      <Title {...heading} />
      <HeaderActions actions={heading.header.actions} isMobile={isMobile} />
      {hasSearch && <SearchButton />}
      <HeaderItems isMobile={isMobile} />
      {hasBalances && <BalancesButton />}
      {!isMobile && <ThemeMenu />}
      <AvatarMenu hasSearch={!hasSearch} hasBalances={!hasBalances} isMobile={isMobile} />
    </Bar>
  );
}

/** Tells whether the header bar shows the page's heading. Otherwise the page has its own, and paper omits the bar. */
function hasHeading({ title, header, parent }: PageHeading): boolean {
  return header.title === title || parent !== undefined;
}

/** A heading, or a breadcrumb where the header names the parent page. A placeholder then has a heading of its own. */
function Title({ title, header, parent, above = [] }: PageHeading) {
  const text = useText();
  if (header.title === title) return <Heading tabIndex={-1}>{title}</Heading>;
  const first = { path: parent ?? paths.dashboard, title: header.title };
  return (
    <Breadcrumb aria-label={text('header.breadcrumb')}>
      {[first, ...(parent ? [] : above)].map((page) => (
        <Link key={page.path} to={page.path} data-screen-only>
          <span>{page.title}</span>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      ))}
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
  min-height: var(--header-height);
  --rest: calc((100% - 78rem) / 2 + 24px);
  padding-inline: max(16px, var(--rest) - 8px) max(24px, var(--rest));
  border-block-end: 1px solid var(--hairline);
  background: var(--ground);

  @media (width < 64em) {
    gap: 4px;
    padding-inline: 16px 24px;
  }
  @media (width < 48em) {
    gap: 0;
    padding-inline: 8px 16px;
    > :last-child {
      margin-inline-start: 4px;
    }
  }
  &[data-bar] {
    padding-inline-start: 16px;
  }
`;

const Heading = styled.h1`
  flex: 1;
  min-width: 0;
  font-size: var(--text-20);
  overflow-wrap: anywhere;

  @media (width < 26em), (width >= 48em) and (width < 64em) {
    font-size: var(--text-16);
  }
  /* A long word, such as “Transferencias”, still stands on one line. */
  @media (width < 14em) {
    font-size: min(var(--text-14), 7.25vw);
  }
  [data-bar] > & {
    font-size: clamp(var(--text-16), (100vw - 256px) / 7.25, var(--text-20));
    hyphens: auto;
  }
`;

const Breadcrumb = styled.nav`
  display: flex;
  flex: 1;
  gap: 4px;
  align-items: center;
  min-width: 0;
  font-size: var(--text-16);
  line-height: 1.25;
  container-type: inline-size;

  a {
    display: flex;
    gap: 4px;
    align-items: center;
    min-height: 44px;
    color: var(--muted);
    text-decoration: none;
    &:hover {
      color: var(--ink);
      text-decoration: underline;
    }
  }
  svg {
    flex: none;
  }
  > :is(span, h1) {
    min-width: 0;
    color: var(--ink);
    /* A long word, such as “Configuración”, still stands on one line beside the arrow. */
    font-size: min(1em, 11.5cqi);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  /* There is room for the nearest page alone. */
  @container (width < 28rem) {
    a:not(:last-of-type) {
      display: none;
    }
  }
  /* On a phone the page's own heading follows right below, so that this is the way back alone. */
  @media (width < 48em) {
    > span {
      ${visuallyHidden}
    }
    a:not(:has(~ h1)) {
      flex-direction: row-reverse;
      color: var(--ink);
      font-weight: 500;
      > svg {
        rotate: 180deg;
      }
    }
  }
  /* Beside the menus there is room for the page's own name alone, after an arrow back. */
  @container (width < 17rem) {
    a:has(~ h1) {
      justify-content: center;
      min-width: 24px;
      > svg {
        rotate: 180deg;
      }
      > span {
        ${visuallyHidden}
      }
    }
  }
  /* On the smallest screens the page's own heading has to do. */
  @container (width < 7rem) {
    a {
      min-width: 44px;
    }
    a:not(:has(~ h1)) {
      justify-content: flex-end;
    }
    > :is(span, h1),
    a > span {
      ${visuallyHidden}
    }
  }
`;
