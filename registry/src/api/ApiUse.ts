import Type, { type Static } from 'typebox';
import { anyKey } from '../anyKey.ts';

const MAX_OPERATIONS = 300;
const MAX_FIELDS = 500;
const MAX_SERVICES = 50;

/** The kinds of values by path, such as `[].limit?.minor`. `?` marks what may be missing, `[]` what a list holds. */
const fields = Type.Record(anyKey, Type.String({ maxLength: 60 }), {
  maxProperties: MAX_FIELDS,
  description: `at most ${MAX_FIELDS} kinds of values by path`,
});

/** Such as `GET /cards/{id}`, below the base path of the API. */
export const operationName = Type.String({ pattern: '^(GET|POST|PUT|PATCH|DELETE) /\\S*$', maxLength: 200 });

/** What a release uses of the bank's API or of services, or publishes of its own, as its build recorded it. */
export const apiUse = Type.Object(
  {
    operations: Type.Record(operationName, Type.Object({ reads: fields, sends: fields }), {
      maxProperties: MAX_OPERATIONS,
      description: `at most ${MAX_OPERATIONS} operations by name`,
    }),
    problems: Type.Array(Type.String({ maxLength: 60 }), { maxItems: MAX_OPERATIONS }),
  },
  { description: 'an object with "operations" and "problems"' },
);

/** Names of operations, by the service that has them. */
export const operationsByService = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  Type.Array(operationName, { maxItems: MAX_OPERATIONS }),
  {
    maxProperties: MAX_SERVICES,
    additionalProperties: false,
    description: `operations such as "GET /goals" of at most ${MAX_SERVICES} services`,
  },
);

export type ApiUse = Static<typeof apiUse>;
export type OperationUse = ApiUse['operations'][string];
export type Fields = Static<typeof fields>;

/** The API may rename its parameters: paths are the same without these names. */
export function withoutNames(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}');
}
