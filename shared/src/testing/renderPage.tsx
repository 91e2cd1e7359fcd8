import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import './waitLonger';

/** Renders a page in a router. The element with the test id `address` shows the current URL. */
export function renderPage(page: ReactNode, path = '/'): RenderResult {
  return render(
    <MemoryRouter initialEntries={[path]}>
      {page}
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
