import { create } from 'zustand';

interface SessionState {
  status: 'signed-in' | 'signed-out';
  /** Signed out on purpose, here or in another tab: the next sign-in starts afresh instead of leading back. */
  hasLeft: boolean;
}

/** Says that this browser has a session. It holds nothing secret: credentials live in cookies no script can read. */
const MARKER = 'bank:session';

/** Whether the customer is signed in. */
export const useSession = create<SessionState>(() => ({ status: readMarker(), hasLeft: false }));

/** Remembers the session and tells this tab's screens; other tabs hear of it through the storage event. */
export function setSession(status: SessionState['status'], { hasLeft = false } = {}): void {
  if (status === 'signed-in') localStorage.setItem(MARKER, status);
  else localStorage.removeItem(MARKER);
  useSession.setState({ status, hasLeft });
}

/**
 * Follows the session of the other tabs, and looks again when the browser brings a page back from its cache.
 *
 * @returns stops following
 */
export function watchSession(): () => void {
  const stop = new AbortController();
  const look = () => {
    const status = readMarker();
    const isOver = status === 'signed-out' && useSession.getState().status === 'signed-in';
    if (isOver) useSession.setState({ status, hasLeft: true });
    else if (status === 'signed-in') useSession.setState({ status, hasLeft: false });
  };
  window.addEventListener('storage', look, { signal: stop.signal });
  window.addEventListener('pageshow', look, { signal: stop.signal });
  return () => stop.abort();
}

function readMarker(): SessionState['status'] {
  return localStorage.getItem(MARKER) ? 'signed-in' : 'signed-out';
}
