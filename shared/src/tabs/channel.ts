export type SessionEnd = 'left' | 'expired' | 'inactive';

export type TabMessage =
  | { kind: 'hello' | 'here' }
  | { kind: 'signed-in'; id: string }
  /** Ends any session when it has no id. */
  | { kind: 'signed-out'; end: SessionEnd; id?: string };

let channel: BroadcastChannel | undefined;
let isAlone = true;

/** @returns leaves the channel */
export function joinTabs(onMessage: (message: TabMessage) => void): () => void {
  const opened = new BroadcastChannel('bank');
  channel = opened;
  opened.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    isAlone = false;
    if (data.kind === 'hello') notifyTabs({ kind: 'here' });
    onMessage(data);
  };
  pingTabs();
  return () => {
    opened.close();
    channel = undefined;
    isAlone = true;
  };
}

export function notifyTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Other tabs answer `here`, so that each knows that it is not alone. */
export function pingTabs(): void {
  notifyTabs({ kind: 'hello' });
}

/** Whether another tab has been heard since this one joined; it may be closed by now. */
export function hasOtherTabs(): boolean {
  return !isAlone;
}
