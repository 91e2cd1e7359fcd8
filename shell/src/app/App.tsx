import { bankConfig } from '@bank/shared/config';
import { mountMatcher } from '@bank/shared/mounts';
import { Route, Routes, useLocation } from '@bank/shared/router';
import { Boundary } from '@bank/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { ConnectionNotice } from '../connection/ConnectionNotice';
import { InactivityDialog } from '../inactivity/InactivityDialog';
import { MainFrame } from '../layout/MainFrame';
import { useCurrentHeading } from '../layout/useCurrentHeading';
import { prepareMainFrame } from '../layout/useMainFrame';
import { useScrollPosition } from '../layout/useScrollPosition';
import { OverrideBanner } from '../overrides/OverrideBanner';
import { useRegistry } from '../remotes/registryStore';
import { PublicGate } from '../routes/PublicGate';
import { PublicUnavailable } from '../routes/PublicUnavailable';
import { planPages } from '../routes/planPages';
import { RequireSession } from '../routes/RequireSession';
import { UnknownPage } from '../routes/UnknownPage';
import { fatalErrors } from '../telemetry/errors';
import { shellVisit } from '../telemetry/visits';
import { Toaster } from '../toasts/Toaster';
import { createGuardedRouter } from '../unsaved/createGuardedRouter';
import { RouterProvider } from '../unsaved/router';
import { useNextVisit } from './useNextVisit';

export function App() {
  const [router] = useState(() => createGuardedRouter(bankConfig().basePath, <Bank />));
  return <RouterProvider router={router} />;
}

function Bank() {
  const [visit] = useState(() => shellVisit(useRegistry.getState().current.shell));
  useEffect(() => visit.end('shown', 'render'), [visit]);
  const handleFailure = (error: unknown) => {
    console.error('The bank’s page failed.', error);
    if (visit.isOver) fatalErrors.add(error);
    visit.end('failed', 'render');
  };
  return (
    <Boundary fallback={() => <PublicUnavailable reason="failure.page" />} onError={handleFailure}>
      <Pages />
      <ConnectionNotice />
      <InactivityDialog />
      <OverrideBanner />
      <Toaster />
    </Boundary>
  );
}

function Pages() {
  const registry = useRegistry(({ current }) => current);
  const pageAt = useMemo(() => mountMatcher(planPages(registry)), [registry]);
  const page = pageAt(useLocation().pathname);
  const heading = useCurrentHeading(page, pageAt);
  useNextVisit();
  const route = page && <Route path={page.path} element={page.element} />;
  useScrollPosition();
  return (
    <Routes>
      {page?.layout === 'public' && <Route element={<PublicGate prepareFrame={prepareMainFrame} />}>{route}</Route>}
      {page?.layout === 'main' && heading && (
        <Route element={<RequireSession />}>
          <Route element={<MainFrame registry={registry} heading={heading} />}>{route}</Route>
        </Route>
      )}
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  );
}
