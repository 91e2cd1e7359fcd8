import type { ReactNode } from 'react';
import { LeaveDialog } from './LeaveDialog';
import { createBrowserRouter } from './router';
import { useFollowEarlyBack } from './useFollowEarlyBack';

/**
 * Creates a browser router that asks before unsaved input is lost. It has one route, since the registry decides which pages
 * there are, and may change: `bank` finds the page (docs/decisions/0050).
 * @param basename with both slashes
 */
export function createGuardedRouter(basename: string, bank: ReactNode) {
  return createBrowserRouter([{ path: '*', element: <Guarded>{bank}</Guarded> }], { basename });
}

function Guarded({ children }: { children: ReactNode }) {
  useFollowEarlyBack();
  return (
    <>
      {children}
      <LeaveDialog />
    </>
  );
}
