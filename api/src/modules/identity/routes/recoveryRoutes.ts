import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import { deleteCookies, readCookie, setCookie } from '../../../kernel/http/cookies.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { endpoints } from '../contract/endpoints.ts';
import { CODE_LIFE_MS, forgotPassword } from '../recovery/forgotPassword.ts';
import { resetPassword } from '../recovery/resetPassword.ts';

export async function recoveryRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.forgotPassword,
    handler: async (request, reply) => {
      const token = await forgotPassword(bank, request.body.phone, clientOf(request));
      setCookie(reply, 'reset', token, CODE_LIFE_MS);
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.resetPassword,
    handler: async (request, reply) => {
      await resetPassword(bank, readCookie(request, 'reset'), request.body, clientOf(request));
      deleteCookies(reply, 'reset', 'access', 'refresh', 'device');
      return reply.code(204).send(null);
    },
  });
}
