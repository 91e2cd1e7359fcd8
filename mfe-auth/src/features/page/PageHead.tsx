import { useLocation } from '@bank/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useDocumentTitle } from './useDocumentTitle';

/** The router's key of the address with which the document was opened: there the browser decides on the focus. */
const FIRST_LOCATION = 'default';

interface PageHeadProps {
  title: string;
  children?: ReactNode;
  /** For a view that replaces another on the same page. A page that one comes to takes the focus anyway. */
  takesFocus?: boolean;
}

/** The page's `h1` and what it is about; the focus goes there, so that a screen reader announces the change. */
export function PageHead({ title, children, takesFocus = false }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  const isArrival = useLocation().key !== FIRST_LOCATION;
  const hasMovedHere = useRef(takesFocus || isArrival);
  useEffect(() => {
    if (hasMovedHere.current) heading.current?.focus();
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
  margin: 0;
  font-size: var(--text-32);
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.022em;
  text-wrap: balance;

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
