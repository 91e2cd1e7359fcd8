import { create } from 'zustand';
import { type SessionEnd, type TabMessage, tellTabs } from '../tabs/channel';

interface SessionState {
  status: 'signed-in' | 'signed-out';
  /** Tells this session from the next one; nothing secret. */
  id?: string;
  /** How the last session ended. After `left` the next one starts afresh, otherwise it leads back. */
  end?: SessionEnd;
}

/** Says that this browser has a session. It holds nothing secret: credentials live in cookies no script can read. */
const MARKER = 'bank:session';

let controller = new AbortController();

/** Whether the customer is signed in. */
export const useSession = create<SessionState>(() => stateOf(readMarker()));

/** Remembers a session's beginning or end, and tells this tab's screens and all other tabs. */
export function setSession(status: SessionState['status'], end: SessionEnd = 'expired'): void {
  if (status === 'signed-in') begin(Date.now().toString(36));
  else finish(end);
}

function begin(id: string): void {
  localStorage.setItem(MARKER, id);
  take({ status: 'signed-in', id });
  tellTabs({ kind: 'signed-in', id });
}

function finish(end: SessionEnd): void {
  const { id } = useSession.getState();
  // Leaving ends whatever session there is. Any other end is that of this tab's session, and may come late.
  if (end === 'left' || readMarker() === id) localStorage.removeItem(MARKER);
  take({ status: 'signed-out', end });
  tellTabs({ kind: 'signed-out', end, id: end === 'left' ? undefined : id });
}

/** Follows the beginning or end of a session in another tab. */
export function followSession(message: TabMessage): void {
  const { status, id } = useSession.getState();
  if (message.kind === 'signed-in' && message.id !== id) take({ status: message.kind, id: message.id });
  const isEnd = message.kind === 'signed-out' && (message.id ?? id) === id;
  if (isEnd && status === 'signed-in') take({ status: message.kind, end: message.end });
}

/** Looks again whether this browser has the session that this tab shows; it may have slept through its end. */
export function recallSession(): void {
  const id = readMarker();
  followSession(id ? { kind: 'signed-in', id } : { kind: 'signed-out', end: 'left' });
}

/** Stands for the session that is on, and is aborted when it ends; none while nobody is signed in. */
export function sessionSignal(): AbortSignal | undefined {
  return useSession.getState().status === 'signed-in' ? controller.signal : undefined;
}

function take(state: SessionState): void {
  controller.abort();
  controller = new AbortController();
  useSession.setState(state, true);
}

function stateOf(id: string | null): SessionState {
  return id ? { status: 'signed-in', id } : { status: 'signed-out' };
}

function readMarker(): string | null {
  return localStorage.getItem(MARKER);
}
