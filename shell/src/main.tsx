import './runtime/providedModules';
import { bankConfig } from '@bank/shared/config';
import { startHttp } from '@bank/shared/http';
import { startLanguage } from '@bank/shared/i18n';
import { sessionSignal, setSession, watchSession } from '@bank/shared/session';
import { applyThemeMode } from '@bank/shared/theme';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App';
import { watchInactivity } from './inactivity/watchInactivity';
import { isPreviewAsked } from './preview/previewTab';
import { releasesRun, startFederation } from './remotes/federation';
import { startFlags } from './remotes/flags';
import { prefetchLinks } from './remotes/prefetchLinks';
import { readRegistry } from './remotes/readRegistry';
import { startRegistry, useRegistry } from './remotes/registryStore';
import { isAutoReload } from './remotes/reloadPage';
import { installScriptPolicy } from './remotes/scripts';
import { startSlots } from './remotes/slots';
import { watchRegistry } from './remotes/watchRegistry';
import { watchScriptErrors } from './remotes/watchScriptErrors';
import { startReporting } from './reporting/startReporting';
import { PublicUnavailable } from './routes/PublicUnavailable';
import { lockBuiltIns } from './runtime/lockBuiltIns';
import { endSplash } from './splash/endSplash';
import { preloadImages } from './splash/preloadImages';
import { noteError, rootOptions, watchErrors } from './telemetry/errors';
import { forwardReports } from './telemetry/forwardReports';
import { sendWhenHidden } from './telemetry/sendEvents';
import { shellVisit } from './telemetry/visits';
import { warnUnsaved } from './unsaved/warnUnsaved';

const RELOAD_DELAY_MS = 10_000;

watchErrors(releasesRun);
sendWhenHidden();
startReporting();
try {
  lockBuiltIns();
  installScriptPolicy();
  forwardReports();
  if (isPreviewAsked()) previewAndBegin().catch(showUnavailable);
  else begin();
} catch (error) {
  showUnavailable(error);
}

async function previewAndBegin(): Promise<void> {
  const { startPreview } = await import('./preview/startPreview');
  const isLeaving = startPreview();
  if (!isLeaving) begin();
}

function begin(): void {
  startRegistry(readRegistry());
  if (bankConfig().overrides) overrideAndStart().catch(showUnavailable);
  else start().catch(showUnavailable);
}

/** Overrides must be known before the first page is planned. */
async function overrideAndStart(): Promise<void> {
  const { startOverrides } = await import('./remotes/startOverrides');
  const isHandedOver = await startOverrides();
  if (!isHandedOver) await start();
}

async function start(): Promise<void> {
  const root = pageRoot();
  applyThemeMode();
  await startLanguage();
  startHttp({ baseURL: bankConfig().apiBase, session: sessionSignal, onSessionEnd: () => setSession('signed-out') });
  watchSession();
  watchInactivity(bankConfig().idleMinutes * 60_000);
  startFederation(useRegistry.getState().current);
  startFlags();
  startSlots();
  // A transition renders in parts, between which the page answers.
  startTransition(() => root.render(<App />));
  preloadImages();
  endSplash(isAutoReload() ? 0 : undefined);
  warnUnsaved();
  prefetchLinks();
  watchRegistry();
  watchScriptErrors();
}

function pageRoot(): Root {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  return createRoot(root, rootOptions);
}

/** Reloads after a while: the next document may carry a valid registry. */
function showUnavailable(error: unknown): void {
  console.error('The bank cannot start.', error);
  noteError({ kind: 'uncaught', error });
  shellVisit(useRegistry.getState().current.shell).end('failed', 'evaluation');
  pageRoot().render(<PublicUnavailable />);
  endSplash(0);
  setTimeout(() => location.reload(), RELOAD_DELAY_MS);
}
