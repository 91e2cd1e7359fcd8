import { SetupError } from '../../../kernel/SetupError.ts';
import type { CardNetwork } from './CardNetwork.ts';
import { simulator } from './simulator.ts';

const networks: Record<string, CardNetwork | undefined> = { none: undefined, simulator };

/** `BANK_CARD_NETWORK`. A production has none unless it says which: the simulator takes anybody’s word. */
export function networkInUse(env: NodeJS.ProcessEnv = process.env): CardNetwork | undefined {
  const name = env.BANK_CARD_NETWORK ?? (env.NODE_ENV === 'production' ? 'none' : 'simulator');
  if (Object.hasOwn(networks, name)) return networks[name];
  throw new SetupError(`BANK_CARD_NETWORK is "${name}". Set it to ${Object.keys(networks).join(' or ')}, or unset it.`);
}
