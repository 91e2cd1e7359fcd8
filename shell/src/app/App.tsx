import { bankConfig } from '@bank/shared/config';
import { paths } from '@bank/shared/paths';
import { BrowserRouter, Navigate, Route, Routes } from '@bank/shared/router';
import { Boundary } from '@bank/shared/ui';
import { useMemo } from 'react';
import { ConnectionNotice } from '../connection/ConnectionNotice';
import { InactivityDialog } from '../inactivity/InactivityDialog';
import { MainLayout } from '../layout/MainLayout';
import { OverrideBanner } from '../overrides/OverrideBanner';
import { useRegistry } from '../registry/registryStore';
import { useApplyRegistryOnNavigation } from '../registry/useApplyRegistryOnNavigation';
import { PublicGate } from '../routes/PublicGate';
import { PublicUnavailable } from '../routes/PublicUnavailable';
import { planPages } from '../routes/planPages';
import { RequireSession } from '../routes/RequireSession';
import { Toaster } from '../toasts/Toaster';

const FAILURE_TEXT = 'This page cannot be shown right now. Please try again, or talk to us.';

export function App() {
  return (
    <Boundary fallback={() => <PublicUnavailable detail={FAILURE_TEXT} />} onError={logFailure}>
      <BrowserRouter basename={bankConfig().basePath}>
        <Pages />
        <ConnectionNotice />
        <InactivityDialog />
        <OverrideBanner />
        <Toaster />
      </BrowserRouter>
    </Boundary>
  );
}

function logFailure(error: unknown): void {
  console.error('The bank’s page failed.', error);
}

function Pages() {
  const registry = useRegistry(({ current }) => current);
  const { publicPages, mainPages } = useMemo(() => planPages(registry), [registry]);
  useApplyRegistryOnNavigation();
  return (
    <Routes>
      <Route element={<PublicGate />}>
        {publicPages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
      <Route element={<RequireSession />}>
        <Route element={<MainLayout registry={registry} pages={mainPages} />}>
          {mainPages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.login} replace />} />
    </Routes>
  );
}
