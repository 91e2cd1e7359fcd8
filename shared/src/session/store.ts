import { create } from 'zustand';
import { notifyTabs, type SessionEnd, type TabMessage } from '../tabs/channel';

interface SessionState {
  status: 'signed-in' | 'signed-out';
  /** Distinguishes this session from the next; not a secret. */
  id?: string;
  /** How the last session ended. Unless the customer `left`, the next sign-in returns to the same page. */
  end?: SessionEnd;
}

/** Holds the session's id; credentials are in cookies that no script can read. */
const STORAGE_KEY = 'bank:session';

let controller = new AbortController();

export const useSession = create<SessionState>(() => stateOf(readSessionId()));

/** Starts or ends the session in this tab and all others. */
export function setSession(status: SessionState['status'], end: SessionEnd = 'expired'): void {
  if (status === 'signed-in') startSession(Date.now().toString(36));
  else endSession(end);
}

function startSession(id: string): void {
  localStorage.setItem(STORAGE_KEY, id);
  replaceState({ status: 'signed-in', id });
  notifyTabs({ kind: 'signed-in', id });
}

function endSession(end: SessionEnd): void {
  const { id } = useSession.getState();
  // A late expiry must not end a newer session of another tab; leaving ends any session.
  if (end === 'left' || readSessionId() === id) localStorage.removeItem(STORAGE_KEY);
  replaceState({ status: 'signed-out', end });
  notifyTabs({ kind: 'signed-out', end, id: end === 'left' ? undefined : id });
}

export function followSession(message: TabMessage): void {
  const { status, id } = useSession.getState();
  if (message.kind === 'signed-in' && message.id !== id) replaceState({ status: message.kind, id: message.id });
  const isEnd = message.kind === 'signed-out' && (message.id ?? id) === id;
  if (isEnd && status === 'signed-in') replaceState({ status: message.kind, end: message.end });
}

/** Catches up a page restored from the back/forward cache, which has received no messages meanwhile. */
export function syncSession(): void {
  const id = readSessionId();
  followSession(id ? { kind: 'signed-in', id } : { kind: 'signed-out', end: 'left' });
}

/** Aborts when the current session ends; `undefined` while signed out. */
export function sessionSignal(): AbortSignal | undefined {
  return useSession.getState().status === 'signed-in' ? controller.signal : undefined;
}

function replaceState(state: SessionState): void {
  controller.abort();
  controller = new AbortController();
  useSession.setState(state, true);
}

function stateOf(id: string | null): SessionState {
  return id ? { status: 'signed-in', id } : { status: 'signed-out' };
}

function readSessionId(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}
