import { useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** React Router's key for the page the document was opened with; there the browser sets the focus. */
const INITIAL_LOCATION_KEY = 'default';

/** Takes the focus after a navigation: the shell looks for the heading before a remote's page is there. */
export function PageTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNavigation = useRef(useLocation().key !== INITIAL_LOCATION_KEY);
  useEffect(() => {
    if (isNavigation.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

const Title = styled.h1`
  font-size: var(--text-24);
  outline: none;
`;
