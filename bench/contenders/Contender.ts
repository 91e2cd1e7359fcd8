import type { createGateway } from '@bank/gateway/createGateway.ts';

export type Gateway = Awaited<ReturnType<typeof createGateway>>;

export interface Contender {
  name: string;
  /** With a slash at the end. */
  url: string;
  close(): Promise<unknown>;
}
