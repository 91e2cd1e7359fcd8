import Type, { type Static } from 'typebox';

/** Less than the 30 s after which the page gives up, together with the waits for a place and for the API. */
const MAX_TIMEOUT_MS = 20_000;
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

const bytes = (maximum: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, description: `a whole number of bytes up to ${maximum}` }));

const serviceSchema = Type.Object(
  {
    upstream: Type.String({
      // Nothing secret: neither name nor password.
      pattern: '^https?://[\\w.-]+(:\\d+)?(/[\\w.~-]+)*$|^https?://\\[[\\da-f:]+\\](:\\d+)?(/[\\w.~-]+)*$',
      description: 'an absolute http(s) URL without a slash at its end, such as "http://10.0.0.7:4100"',
    }),
    timeoutMs: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: MAX_TIMEOUT_MS,
        description: `milliseconds from 100 to ${MAX_TIMEOUT_MS}`,
      }),
    ),
    maxBodyBytes: bytes(MAX_BODY_BYTES),
    maxAnswerBytes: bytes(MAX_ANSWER_BYTES),
  },
  { additionalProperties: false, description: 'an object with "upstream"' },
);

/** Services by name. Pages never see them. */
export const servicesSchema = Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }), serviceSchema, {
  additionalProperties: false,
  description: 'services by name, of lower-case letters, digits and hyphens',
});

export type ServiceSettings = Static<typeof serviceSchema>;
export type Services = Static<typeof servicesSchema>;

/** Whatever the base path is, so that a service's address is the same in every deployment. */
export function servicePath(name: string): string {
  return `/api/${name}`;
}

/** @param operation such as `GET /goals` @returns as pages ask it, such as `GET /api/allowance/goals` */
export function serviceOperation(service: string, operation: string): string {
  return operation.replace(' ', ` ${servicePath(service)}`);
}

/** @returns the bank's own place that has the service's address already, if one has */
export function placeTaking(name: string, places: { apiBase: string; basePath: string }): string | undefined {
  const { apiBase, basePath } = places;
  const path = servicePath(name);
  return [apiBase, basePath].find((place) => isBelow(place, path)) ?? (isBelow(path, apiBase) ? apiBase : undefined);
}

function isBelow(path: string, other: string): boolean {
  return `${path}/`.startsWith(`${other}/`);
}
