import { signOut, useSession } from '@bank/shared/session';
import { create } from 'zustand';
import { lastActivity, recordActivity, watchActivity } from './activity';
import { reportActivity, startReporting } from './reportActivity';

/** WCAG 2.2.1 requires at least 20 s; timers of a hidden tab fire up to a minute late. */
export const WARNING_MS = 120_000;

/** `endsAt` is in ms since 1970, and set only while the warning is shown. */
export const useInactivity = create<{ endsAt?: number }>(() => ({}));

export function stayActive(): void {
  recordActivity();
  reportActivity();
  useInactivity.setState({ endsAt: undefined });
}

/** While the warning is shown, only its own buttons count as activity. @returns stops watching */
export function watchInactivity(limitMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    clearTimeout(timer);
    const isSignedIn = useSession.getState().status === 'signed-in';
    const endsAt = lastActivity() + limitMs;
    const left = endsAt - Date.now();
    if (isSignedIn && left <= 0) return signOut('inactive');
    const isWarning = isSignedIn && left <= WARNING_MS;
    useInactivity.setState({ endsAt: isWarning ? endsAt : undefined });
    if (isSignedIn) timer = setTimeout(update, isWarning ? left : left - WARNING_MS);
  };

  const onActivity = () => {
    if (useInactivity.getState().endsAt !== undefined) return;
    recordActivity();
    reportActivity();
  };
  const unsubscribes = [watchActivity(onActivity, update), useSession.subscribe(onSession)];
  // Timers stand still while the device sleeps: check the clock before the customer can use the page again.
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pageshow', update);
  startReporting();
  update();

  function onSession({ id }: { id?: string }, before: { id?: string }): void {
    if (id && id !== before.id) {
      recordActivity();
      startReporting();
    }
    update();
  }

  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('pageshow', update);
  };
}
