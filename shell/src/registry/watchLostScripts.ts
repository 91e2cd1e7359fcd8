import { bankConfig } from '@bank/shared/config';
import { applyRegistry } from './applyRegistry';
import { fetchRegistry } from './fetchRegistry';
import { offerRegistry, useRegistry } from './registryStore';

let isLooking = false;

/**
 * A script that does not load may have been cleared away with its release: the page that is open is older than what is live.
 * Then the newer registry is taken at once, or, while something is unsaved, at the next safe moment.
 */
export function watchLostScripts(): void {
  // An element's error does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && lookOnce(), true);
}

/** However many scripts are lost at once. */
async function lookOnce(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  await look();
  isLooking = false;
}

async function look(): Promise<void> {
  // A gateway that does not answer is reported by whoever asks it regularly.
  offerRegistry(await fetchRegistry().catch(() => undefined));
  const { next } = useRegistry.getState();
  if (next) applyRegistry(`/${location.pathname.slice(bankConfig().basePath.length)}`);
}
