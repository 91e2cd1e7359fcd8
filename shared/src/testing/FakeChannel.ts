/** A BroadcastChannel for jsdom, which has none. Each instance acts as a tab. */
export class FakeChannel {
  static readonly #open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.#open.add(this);
  }

  postMessage(data: unknown): void {
    const copy = JSON.stringify(data);
    for (const other of FakeChannel.#open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data: JSON.parse(copy) });
    }
  }

  close(): void {
    FakeChannel.#open.delete(this);
  }
}
