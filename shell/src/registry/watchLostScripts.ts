import { bankConfig } from '@bank/shared/config';
import { fetchRegistry } from './fetchRegistry';
import { offerRegistry, useRegistry } from './registryStore';
import { takeRegistry } from './takeRegistry';

let looking: Promise<void> | undefined;

/**
 * A script that does not load may have been cleared away with its release: the page that is open is older than what is live.
 * Then the newer registry is taken at once, or, while something is unsaved, at the next safe moment.
 */
export function watchLostScripts(): void {
  // An element's error does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && lookOnce(), true);
}

/** However many scripts are lost at once. */
function lookOnce(): void {
  looking ??= look().finally(() => {
    looking = undefined;
  });
}

async function look(): Promise<void> {
  // A gateway that does not answer is reported by whoever asks it regularly.
  offerRegistry(await fetchRegistry().catch(() => undefined));
  const { next } = useRegistry.getState();
  if (next) takeRegistry(`/${location.pathname.slice(bankConfig().basePath.length)}`);
}
