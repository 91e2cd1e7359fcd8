import Type, { type Static } from 'typebox';
import { name } from '../manifestSchema.ts';
import { baseUrl } from '../schema.ts';

const keyId = Type.String({
  pattern: '^[\\w.-]+$',
  description: 'the name of a key: letters, digits, ".", "_" and "-"',
});
const keyIds = Type.Array(keyId, { description: 'a list of names of keys' });
const mount = Type.String({
  pattern: '^/(\\*|[\\w-]+(/:?[\\w-]+)*(/\\*)?)?$',
  description: 'a path such as "/cards", or with everything below it, "/cards/*"',
});

const role = Type.Object(
  {
    keys: keyIds,
    packages: Type.Array(name, { minItems: 1, description: 'a list of packages' }),
    mounts: Type.Array(mount, { description: 'a list of paths' }),
    /** Where releases may be served from, beside the bank itself. */
    origins: Type.Array(baseUrl, { description: 'a list of addresses such as "https://cdn.example/artifacts/"' }),
  },
  { additionalProperties: false },
);

/** Who may do what. Signed by root keys, which are those in BANK_KEYS. */
export const rolesSchema = Type.Object(
  {
    schema: Type.Literal(1),
    deployment: Type.String({ minLength: 1, description: 'the name of the deployment' }),
    version: Type.Integer({ minimum: 1, description: 'a number higher than the version before' }),
    /** Public keys as PEM, by name. */
    keys: Type.Record(keyId, Type.String(), { description: 'public keys by name' }),
    roles: Type.Record(Type.String(), role, { description: 'roles by name' }),
    /** May roll back, disable, pin and so on, every package. */
    operators: keyIds,
    /** By package: how many keys of its roles must sign a release; 1 if it is not listed. */
    signatures: Type.Record(name, Type.Integer({ minimum: 1 }), { description: 'numbers by package' }),
  },
  { additionalProperties: false, description: 'an object' },
);

export type Roles = Static<typeof rolesSchema>;
export type Role = Static<typeof role>;
