import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { findAccount } from './findAccount.ts';

/** The full number, which customers find in their activity whenever it was shown. @throws not-found */
export async function showNumber(bank: Bank, customerId: string, accountId: string, client: Client) {
  const { number } = await findAccount(bank, customerId, accountId);
  const about = { network: networkOf(client.address), details: { account: number.slice(-4) } };
  await record(bank.db, bank.now(), customerId, { event: 'number-shown', ...about });
  return { number };
}
