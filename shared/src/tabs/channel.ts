/** How a session came to its end: the customer left, the server said so, or nobody touched anything for too long. */
export type SessionEnd = 'left' | 'expired' | 'inactive';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'hello' | 'here' }
  | { kind: 'signed-in'; id: string }
  /** Without an id it ends whatever session there is. */
  | { kind: 'signed-out'; end: SessionEnd; id?: string };

let channel: BroadcastChannel | undefined;
let isAlone = true;

/**
 * Listens to the bank's other tabs, and lets them know of this one.
 *
 * @returns stops listening
 */
export function joinTabs(onMessage: (message: TabMessage) => void): () => void {
  const opened = new BroadcastChannel('bank');
  channel = opened;
  opened.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    isAlone = false;
    if (data.kind === 'hello') tellTabs({ kind: 'here' });
    onMessage(data);
  };
  greetTabs();
  return () => {
    opened.close();
    channel = undefined;
    isAlone = true;
  };
}

/** Tells all other tabs. */
export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Asks who else is there: on joining, and when the browser brings this page back from its cache. */
export function greetTabs(): void {
  tellTabs({ kind: 'hello' });
}

/** Whether this browser has had another tab of the bank open beside this one. */
export function hasCompany(): boolean {
  return !isAlone;
}
