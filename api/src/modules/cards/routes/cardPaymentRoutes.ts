import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { authorizeCardPayment } from '../contract/cardPayments.ts';
import { networkInUse } from '../network/networkInUse.ts';
import { networkSecret, requireNetwork } from '../network/networkSecret.ts';
import { authorize } from '../payments/authorize.ts';

export async function cardPaymentRoutes(api: Api, bank: Bank): Promise<void> {
  if (!networkInUse()) return;
  const secret = networkSecret();
  api.route({
    ...authorizeCardPayment,
    onRequest: async (request) => secret !== undefined && requireNetwork(secret, request),
    handler: (request) => authorize(bank, request.body),
  });
}
