import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** Renders a page inside a router at `path`; the current address can be read from the element `address`. */
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
