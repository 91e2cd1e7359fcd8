import { applyRegistry } from './applyRegistry';
import { currentPath } from './currentPath';
import { fetchRegistry } from './fetchRegistry';
import { queueRegistry, useRegistry } from './registryStore';

let isChecking = false;

/** A script that fails to load may belong to a release that has been deleted: then a newer registry applies at once. */
export function watchScriptErrors(): void {
  // Captured, because an element's error event does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && checkOnce(), true);
}

/** Several scripts usually fail together. */
async function checkOnce(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  await applyNewerRegistry();
  isChecking = false;
}

async function applyNewerRegistry(): Promise<void> {
  // `watchRegistry` reports a gateway that does not answer.
  queueRegistry(await fetchRegistry().catch(() => undefined));
  const { next } = useRegistry.getState();
  if (next) applyRegistry(currentPath());
}
