import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, line, money, orderAmount } from '../../../kernel/contract/values.ts';
import { idempotencyKey } from '../../../kernel/idempotency/idempotencyKey.ts';
import { party } from './orders.ts';
import { transferProblems } from './problems.ts';

export const RHYTHMS = ['once', 'weekly', 'fortnightly', 'monthly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Why a date could not be paid. */
const FAILURES = ['insufficient-funds' as const, ...Object.values(transferProblems).map(({ name }) => name)];

const rhythm = Type.Enum([...RHYTHMS]);
const params = Type.Object({ id }, { additionalProperties: false });

const scheduleOrder = Type.Object(
  {
    fromAccountId: id,
    to: { ...id, description: 'the id of an account of your own or of a payee' },
    amount: orderAmount,
    memo: Type.Optional(line('a line for the statement')),
    firstOn: day,
    rhythm,
    lastOn: Type.Optional(day),
  },
  { title: 'ScheduleOrder', additionalProperties: false },
);

const scheduleChange = Type.Object(
  {
    amount: Type.Optional(orderAmount),
    nextOn: Type.Optional(day),
    lastOn: Type.Optional(Type.Union([day, Type.Null()])),
  },
  { title: 'ScheduleChange', additionalProperties: false },
);

const execution = Type.Object(
  {
    on: day,
    outcome: Type.Enum(['paid', 'failed', 'skipped']),
    orderId: Type.Optional(id),
    reason: Type.Optional(Type.Enum(FAILURES)),
  },
  { title: 'Execution', additionalProperties: false },
);

const schedule = Type.Object(
  {
    id,
    kind: Type.Enum(['internal', 'external'], { description: 'between own accounts, or to somebody else' }),
    from: party,
    to: party,
    amount: money,
    memo: Type.String(),
    rhythm,
    upcoming: Type.Array(day, { description: 'The next dates, three at most; none when it has ended.' }),
    lastOn: Type.Optional(day),
    isCancelled: Type.Boolean(),
    executions: Type.Array(execution, {
      description: 'What became of earlier dates, the newest first, twelve at most.',
    }),
  },
  {
    title: 'Schedule',
    additionalProperties: false,
    description: 'A transfer that is made on a day, or again and again.',
  },
);

export const listSchedules = {
  method: 'GET',
  url: '/schedules',
  schema: {
    summary:
      'Transfers that are still to be made, the next one first, a hundred at most. With after, those that come later than that one.',
    querystring: Type.Object({ after: Type.Optional(id) }, { additionalProperties: false }),
    response: { 200: Type.Array(schedule), default: problemResponse },
  },
} as const;

export const getSchedule = {
  method: 'GET',
  url: '/schedules/:id',
  schema: {
    summary: 'One of them, also when it has ended. 404 not-found.',
    params,
    response: { 200: schedule, default: problemResponse },
  },
} as const;

export const createSchedule = {
  method: 'POST',
  url: '/schedules',
  schema: {
    summary:
      'Have money moved on a day, or again and again from then on. The same Idempotency-Key again answers as the first time, also what was refused; with another order: 422 key-reused. 422 with /fromAccountId, /to, /amount, /firstOn or /lastOn. 429 too-many-attempts with retryAfter.',
    headers: idempotencyKey,
    body: scheduleOrder,
    response: { 201: schedule, default: problemResponse },
  },
} as const;

export const changeSchedule = {
  method: 'PATCH',
  url: '/schedules/:id',
  schema: {
    summary:
      'Change what is still to come. 403 confirm-order, with stepUp, when it pays somebody new more, sooner or longer. 404 not-found, also when it has ended. 422 with /amount, /nextOn or /lastOn, and with /to when nobody can be paid there at present.',
    params,
    body: scheduleChange,
    response: { 200: schedule, default: problemResponse },
  },
} as const;

export const skipScheduled = {
  method: 'POST',
  url: '/schedules/:id/skip',
  schema: {
    summary:
      'Leave out the next date, once however often it is asked for. 404 not-found. 422 with /on for another date.',
    params,
    body: Type.Object({ on: day }, { title: 'SkippedDate', additionalProperties: false }),
    response: { 200: schedule, default: problemResponse },
  },
} as const;

export const cancelSchedule = {
  method: 'DELETE',
  url: '/schedules/:id',
  schema: {
    summary: 'Make no further transfer. 404 not-found, also when it has ended.',
    params,
    response: { 204: noContent, default: problemResponse },
  },
} as const;
