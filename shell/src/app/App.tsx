import { bankConfig } from '@bank/shared/config';
import { catalogsReady } from '@bank/shared/i18n';
import { mountMatcher } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';
import { Navigate, Route, Routes, useLocation } from '@bank/shared/router';
import { Boundary } from '@bank/shared/ui';
import { useMemo, useState } from 'react';
import { Banners } from '../banners/Banner';
import { ConnectionNotice } from '../connection/ConnectionNotice';
import { InactivityDialog } from '../inactivity/InactivityDialog';
import { MainFrame } from '../layout/MainFrame';
import { useCurrentHeading } from '../layout/useCurrentHeading';
import { prepareMainFrame } from '../layout/useMainFrame';
import { useScrollPosition } from '../layout/useScrollPosition';
import { OverrideBanner } from '../overrides/OverrideBanner';
import { readPreview } from '../preview/previewTab';
import { useRegistry } from '../remotes/registryStore';
import { useApplyRegistryOnNavigation } from '../remotes/useApplyRegistryOnNavigation';
import { PublicGate } from '../routes/PublicGate';
import { PublicUnavailable } from '../routes/PublicUnavailable';
import { planPages } from '../routes/planPages';
import { RequireSession } from '../routes/RequireSession';
import { Toaster } from '../toasts/Toaster';
import { LazyPart } from '../ui/LazyPart';
import { createGuardedRouter } from '../unsaved/createGuardedRouter';
import { RouterProvider } from '../unsaved/router';

export function App() {
  const [router] = useState(() => createGuardedRouter(bankConfig().basePath, <Bank />));
  return <RouterProvider router={router} />;
}

function Bank() {
  const [preview] = useState(readPreview);
  return (
    <Boundary fallback={() => <PublicUnavailable reason="failure.page" />} onError={logFailure}>
      <Pages />
      <ConnectionNotice />
      <InactivityDialog />
      <Banners>
        <OverrideBanner />
        {preview && <LazyPart load={loadPreviewBanner} props={preview} renderError={() => null} />}
      </Banners>
      <Toaster />
    </Boundary>
  );
}

async function loadPreviewBanner() {
  const banner = await import('../preview/PreviewBanner');
  // What lacks its texts is in English.
  await catalogsReady().catch(() => {});
  return banner;
}

function logFailure(error: unknown): void {
  console.error('The bank’s page failed.', error);
}

function Pages() {
  const registry = useRegistry(({ current }) => current);
  const pageAt = useMemo(() => mountMatcher(planPages(registry)), [registry]);
  const page = pageAt(useLocation().pathname);
  const heading = useCurrentHeading(page);
  useApplyRegistryOnNavigation();
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
      <Route path="*" element={<Navigate to={paths.login} replace />} />
    </Routes>
  );
}
