import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { addPasskey, startPasskey } from '../passkeys/addPasskey.ts';
import { passkeysOf, removePasskey, renamePasskey } from '../passkeys/passkeys.ts';
import { relyingPartyOf } from '../passkeys/relyingParty.ts';
import { signInWithPasskey, startPasskeySignIn } from '../passkeys/signInWithPasskey.ts';
import { openSession } from '../sessions/sessionCookies.ts';

export async function passkeyRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listPasskeys,
    handler: async (request) => passkeysOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.startPasskey,
    handler: async (request) => startPasskey(bank, await requireCustomer(bank, request), relyingPartyOf(bank, request)),
  });

  api.route({
    ...endpoints.addPasskey,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      const from = { party: relyingPartyOf(bank, request), client: clientOf(request) };
      return reply.code(201).send(await addPasskey(bank, customer, request.body, from));
    },
  });

  api.route({
    ...endpoints.renamePasskey,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return renamePasskey(bank, id, request.params.id, request.body.name);
    },
  });

  api.route({
    ...endpoints.removePasskey,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      await removePasskey(bank, customer, request.params.id, clientOf(request));
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.startPasskeySignIn,
    handler: async (request) => startPasskeySignIn(bank, relyingPartyOf(bank, request), clientOf(request)),
  });

  api.route({
    ...endpoints.signInWithPasskey,
    handler: async (request, reply) => {
      const from = { party: relyingPartyOf(bank, request), client: clientOf(request) };
      return openSession(bank, { request, reply }, await signInWithPasskey(bank, request.body.credential, from));
    },
  });
}
