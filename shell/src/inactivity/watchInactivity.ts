import { signOut, useSession } from '@bank/shared/session';
import { create } from 'zustand';
import { lastActivity, noteActivity, watchActivity } from './activity';

/**
 * How long before the end the customer is warned, in ms. WCAG 2.2.1 asks for 20 s; a hidden tab's timers come up to a
 * minute late.
 */
export const WARNING = 120_000;

/** When the session will end unless the customer says otherwise, in ms since 1970; only while there is a warning. */
export const useInactivity = create<{ endsAt?: number }>(() => ({}));

/** What a customer does who wants to stay: takes the warning away in all tabs. */
export function stayActive(): void {
  noteActivity();
  useInactivity.setState({ endsAt: undefined });
}

/**
 * Warns a customer who has not done anything in any tab, and signs out `WARNING` later. While the warning is on screen
 * only its own buttons count.
 *
 * @param limit how long nothing may be done, in ms
 * @returns stops watching
 */
export function watchInactivity(limit: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(timer);
    const isSignedIn = useSession.getState().status === 'signed-in';
    const endsAt = lastActivity() + limit;
    const left = endsAt - Date.now();
    if (isSignedIn && left <= 0) return signOut('inactive');
    const isWarning = isSignedIn && left <= WARNING;
    useInactivity.setState({ endsAt: isWarning ? endsAt : undefined });
    if (isSignedIn) timer = setTimeout(look, isWarning ? left : left - WARNING);
  };

  const sign = () => {
    if (useInactivity.getState().endsAt === undefined) noteActivity();
  };
  const stops = [watchActivity(sign, look), useSession.subscribe(onSession)];
  // A device that has slept looks at the clock before anything is done with the page.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  look();

  function onSession({ id }: { id?: string }, before: { id?: string }): void {
    if (id && id !== before.id) noteActivity();
    look();
  }

  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
