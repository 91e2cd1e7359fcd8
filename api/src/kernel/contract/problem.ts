import Type, { type Static } from 'typebox';
import { money } from './values.ts';

/** That every module may answer with. */
export const problems = {
  malformed: [400, 'The request cannot be read'],
  'not-signed-in': [401, 'Not signed in'],
  'session-over': [401, 'The session is over'],
  'wrong-credentials': [401, 'Wrong username or password'],
  'not-allowed': [403, 'Not from the bank’s own pages'],
  'confirm-order': [403, 'Confirm this order'],
  'not-found': [404, 'Not found'],
  'wrong-method': [405, 'Not done in this way'],
  'username-taken': [409, 'Username taken'],
  'code-expired': [410, 'The code has expired'],
  'too-large': [413, 'Too large'],
  'not-json': [415, 'Not JSON'],
  invalid: [422, 'Something isn’t right'],
  'wrong-code': [422, 'Wrong code'],
  'insufficient-funds': [422, 'Not enough money'],
  'key-reused': [422, 'Idempotency key used before'],
  'too-many-attempts': [429, 'Too many attempts'],
  failed: [500, 'Something went wrong'],
  unavailable: [503, 'Not available right now'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemName = keyof typeof problems;

/** A problem of one module alone; screens know it by its name. */
export interface OwnProblem {
  name: string;
  status: number;
  title: string;
  /** What a 401 asks for in `WWW-Authenticate`, where it is not the session's cookie. */
  challenge?: string;
}

const names = Object.keys(problems) as ProblemName[];
const types = names.map((name): `/problems/${ProblemName}` => `/problems/${name}`);

const fieldError = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer into the body or query, such as "/username"' }),
    message: Type.String({ description: 'a sentence for the customer' }),
  },
  { title: 'FieldError', additionalProperties: false },
);

export const problem = Type.Object(
  {
    type: Type.Enum(types),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'what happened and what to do, as a sentence for the customer' }),
    errors: Type.Optional(Type.Array(fieldError)),
    limit: Type.Optional({ ...money, description: 'what an amount is above, where there is such a limit' }),
    stepUp: Type.Optional(Type.String({ description: 'with confirm-order: what to confirm, at /step-ups' })),
    retryAfter: Type.Optional(Type.Integer({ description: 'seconds until another try is taken; as in Retry-After' })),
  },
  { title: 'Problem', additionalProperties: false },
);

export type Problem = Static<typeof problem>;
export type FieldError = Static<typeof fieldError>;
