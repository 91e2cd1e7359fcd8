import { bankConfig } from '@bank/shared/config';
import { startHttp } from '@bank/shared/http';
import { setSession, watchSession } from '@bank/shared/session';
import { applyThemeMode } from '@bank/shared/theme';
import { notify } from '@bank/shared/toast';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { startFederation } from './federation/federation';
import { guardScripts } from './federation/scripts';
import { isRenewed } from './registry/newPage';
import { readRegistry } from './registry/readRegistry';
import { startRegistry, useRegistry } from './registry/registryStore';
import { warnUnsaved } from './registry/warnUnsaved';
import { watchRegistry } from './registry/watchRegistry';
import { endSplash } from './splash/endSplash';
import { preloadImages } from './splash/preloadImages';
import { forwardReports } from './telemetry/forwardReports';
import { recordLoad } from './telemetry/loadLog';
import { startSending } from './telemetry/sendEvents';

guardScripts();
forwardReports();
startRegistry(readRegistry());
if (bankConfig().overrides) overrideAndStart();
else start();

/** What a developer overrides has to be known before the first page is planned; customers do not wait for it. */
async function overrideAndStart(): Promise<void> {
  const { startOverrides } = await import('./overrides/startOverrides');
  const isHandedOver = await startOverrides();
  if (!isHandedOver) start();
}

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  applyThemeMode();
  watchSession();
  startHttp({ baseURL: bankConfig().apiBase, onSessionEnd });
  startFederation(useRegistry.getState().current);
  createRoot(root).render(<App />);
  preloadImages();
  endSplash(isRenewed() ? 0 : undefined);
  warnUnsaved();
  watchRegistry(onRegistryFailure);
  startSending();
}

function onRegistryFailure(startedAt: number): void {
  const { shell: version } = useRegistry.getState().current;
  recordLoad({ name: 'failed', phase: 'registry' }, { name: 'shell', version, owner: 'Platform' }, startedAt);
}

function onSessionEnd(): void {
  setSession('signed-out');
  notify({ kind: 'info', title: 'Your session has ended', description: 'Please sign in again to go on.' });
}
