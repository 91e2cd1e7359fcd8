import { useLanguage } from '@bank/shared/i18n';
import { useSession } from '@bank/shared/session';
import { noteLoadFailure } from '../telemetry/errors';
import { applyRegistry } from './applyRegistry';
import { currentPath } from './currentPath';
import { fetchRegistry } from './fetchRegistry';
import { queueRegistry, useRegistry } from './registryStore';

export const POLL_INTERVAL_MS = 5 * 60_000;
export const MIN_POLL_GAP_MS = 10_000;

export function watchRegistry(): () => void {
  const stop = new AbortController();
  const look = async (isOwn = false) => {
    try {
      queueRegistry(await fetchRegistry(), isOwn);
      const { current, next } = useRegistry.getState();
      // A newer revision waits for the next navigation, as it always does.
      if (isOwn && next?.revision === current.revision) applyRegistry(currentPath());
    } catch (error) {
      if (!stop.signal.aborted) noteLoadFailure(error);
    }
  };
  let polledAt = performance.now();
  const poll = () => {
    const now = performance.now();
    if (document.hidden || now - polledAt < MIN_POLL_GAP_MS) return;
    polledAt = now;
    look();
  };
  const unfollow = useSession.subscribe(({ status }) => {
    if (status === 'signed-in') look(true);
  });
  // The cookie names the language a moment later.
  const ignoreLanguage = useLanguage.subscribe(() => setTimeout(() => look(true)));
  const timer = setInterval(poll, POLL_INTERVAL_MS);
  window.addEventListener('focus', poll, { signal: stop.signal });
  document.addEventListener('visibilitychange', poll, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    unfollow();
    ignoreLanguage();
    stop.abort();
  };
}
