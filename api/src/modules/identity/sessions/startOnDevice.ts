import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { isKnownDevice, rememberDevice } from './devices.ts';
import { type Opening, startSession, type Tokens } from './startSession.ts';

export interface SignedIn extends Tokens {
  device: string;
}

/** Counts a failure of the browser in advance: clear it afterwards. Call it within a transaction. */
export async function startOnDevice(
  bank: Bank,
  customerId: string,
  client: Client,
  opening: Opening,
): Promise<SignedIn> {
  const isKnown = await isKnownDevice(bank, client.device, customerId);
  const device = (isKnown && client.device) || (await rememberDevice(bank, customerId, client));
  const how = { ...opening, isNewDevice: !isKnown };
  return { ...(await startSession(bank, customerId, { ...client, device }, how)), device };
}
