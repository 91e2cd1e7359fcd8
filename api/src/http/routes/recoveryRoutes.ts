import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { CODE_LIFE_MS, forgotPassword } from '../../features/recovery/forgotPassword.ts';
import { resetPassword } from '../../features/recovery/resetPassword.ts';
import { deleteCookies, readCookie, setCookie } from '../cookies.ts';
import type { Api } from '../createApi.ts';

export async function recoveryRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.forgotPassword,
    handler: async (request, reply) => {
      const forgotten = { phone: request.body.phone, address: request.ip, device: readCookie(request, 'device') };
      setCookie(reply, 'reset', await forgotPassword(bank, forgotten), CODE_LIFE_MS);
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.resetPassword,
    handler: async (request, reply) => {
      await resetPassword(bank, readCookie(request, 'reset'), request.body);
      deleteCookies(reply, 'reset', 'access', 'refresh', 'device');
      return reply.code(204).send(null);
    },
  });
}
