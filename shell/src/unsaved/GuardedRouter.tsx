import { createBrowserHistory, HistoryRouter } from '@bank/shared/router';
import { type ReactNode, useState } from 'react';
import { guardHistory } from './guardHistory';
import { LeaveDialog } from './LeaveDialog';
import { askToLeave } from './leaveQuestion';

interface GuardedRouterProps {
  /** With both slashes. */
  basename: string;
  children: ReactNode;
}

/** A browser router that asks before unsaved input is lost. */
export function GuardedRouter({ basename, children }: GuardedRouterProps) {
  const [history] = useState(() => guardHistory(createBrowserHistory({ v5Compat: true }), basename, askToLeave));
  return (
    <HistoryRouter basename={basename} history={history}>
      {children}
      <LeaveDialog />
    </HistoryRouter>
  );
}
