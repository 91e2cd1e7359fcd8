import type { Bank } from '../../../kernel/bank/Bank.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import { deleteCookies, readCookie } from '../../../kernel/http/cookies.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { endSession } from '../../../kernel/sessions/endSession.ts';
import { profileOf } from '../../../kernel/sessions/findCustomer.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { refreshSession } from '../sessions/refreshSession.ts';
import { openSession, setSession } from '../sessions/sessionCookies.ts';
import { signIn } from '../sessions/signIn.ts';

export async function sessionRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.login,
    handler: async (request, reply) => {
      const outcome = await signIn(bank, request.body, clientOf(request));
      if (!('proof' in outcome)) return openSession(bank, { request, reply }, outcome);
      return reply.code(202).send({ ...outcome, expiresAt: outcome.expiresAt.toISOString() });
    },
  });

  api.route({
    ...endpoints.refresh,
    handler: async (request, reply) => {
      const [refresh, access, device] = (['refresh', 'access', 'device'] as const).map((name) =>
        readCookie(request, name),
      );
      const tokens = refresh && (await refreshSession(bank, { refresh, access, device }));
      // Keeps the cookies: a late response must not delete those of a newer session.
      if (!tokens) throw new ProblemError('session-over', 'Your session has ended. Sign in again.');
      return setSession(reply, tokens, bank.now());
    },
  });

  api.route({
    ...endpoints.logout,
    handler: async (request, reply) => {
      await endSession(bank, { access: readCookie(request, 'access'), refresh: readCookie(request, 'refresh') });
      deleteCookies(reply, 'access', 'refresh');
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.me,
    handler: async (request) => profileOf(await requireCustomer(bank, request)),
  });
}
