import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { CODE_LIFE_MS, forgotPassword } from '../../features/recovery/forgotPassword.ts';
import { resetPassword } from '../../features/recovery/resetPassword.ts';
import { clientOf } from '../clientOf.ts';
import { deleteCookies, readCookie, setCookie } from '../cookies.ts';
import type { Api } from '../createApi.ts';

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
