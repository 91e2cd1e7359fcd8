import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { describeMade } from '../../../kernel/idempotency/describeMade.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { cancelSchedule } from '../schedules/cancelSchedule.ts';
import { changeSchedule } from '../schedules/changeSchedule.ts';
import { createSchedule } from '../schedules/createSchedule.ts';
import { findSchedule, schedulesOf } from '../schedules/schedules.ts';
import { skipScheduled } from '../schedules/skipScheduled.ts';

export async function scheduleRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listSchedules,
    handler: async (request) => schedulesOf(bank.db, (await requireCustomer(bank, request)).id, request.query.after),
  });

  api.route({
    ...endpoints.getSchedule,
    handler: async (request) => findSchedule(bank.db, (await requireCustomer(bank, request)).id, request.params.id),
  });

  api.route({
    ...endpoints.createSchedule,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      const made = await createSchedule(bank, customer, request.headers['idempotency-key'], request.body);
      describeMade(reply, `/schedules/${made.id}`, made.isRepeated);
      return reply.code(201).send(made);
    },
  });

  api.route({
    ...endpoints.changeSchedule,
    handler: async (request) => {
      const customer = await requireCustomer(bank, request);
      return changeSchedule(bank, customer, request.params.id, request.body);
    },
  });

  api.route({
    ...endpoints.skipScheduled,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return skipScheduled(bank, id, request.params.id, request.body.on);
    },
  });

  api.route({
    ...endpoints.cancelSchedule,
    handler: async (request, reply) => {
      await cancelSchedule(bank, (await requireCustomer(bank, request)).id, request.params.id);
      return reply.code(204).send(null);
    },
  });
}
