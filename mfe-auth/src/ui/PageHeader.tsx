import { useDocumentTitle } from '@bank/shared/contract';
import { useLocation } from '@bank/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { displayText } from './displayText';

/** React Router's key for the page the document was opened with; there the browser sets the focus. */
const INITIAL_LOCATION_KEY = 'default';

interface PageHeaderProps {
  title: string;
  children?: ReactNode;
  /** Set by a view that replaces another without navigation; a navigation always moves the focus. */
  takesFocus?: boolean;
}

/** Moves the focus to the `h1`, so that screen readers announce the new page. */
export function PageHeader({ title, children, takesFocus = false }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  const isNavigation = useLocation().key !== INITIAL_LOCATION_KEY;
  const shouldFocus = useRef(takesFocus || isNavigation);
  useEffect(() => {
    if (shouldFocus.current) heading.current?.focus();
  }, []);
  return (
    <header>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children && <Lead>{children}</Lead>}
    </header>
  );
}

const Title = styled.h1`
  ${displayText}

  &:focus {
    outline: none;
  }
`;

export const Lead = styled.p`
  margin: 8px 0 0;
  color: var(--muted);
  font-size: var(--text-16);
  line-height: 1.5;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  strong {
    display: inline-block;
    max-width: 100%;
    color: var(--ink);
    font-weight: 600;
  }
`;
