import type { createGateway } from '@bank/gateway/createGateway.ts';

export type Gateway = Awaited<ReturnType<typeof createGateway>>;

export interface Contender {
  name: string;
  /** An address that ends with a slash. */
  url: string;
  close(): Promise<unknown>;
}
