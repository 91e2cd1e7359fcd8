import Type, { type Static } from 'typebox';
import { anyKey } from '../anyKey.ts';
import { name } from '../manifestSchema.ts';
import { baseUrl } from '../schema.ts';

/** Every package, for a bank with one team. */
export const ALL_PACKAGES = '*';

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
    packages: Type.Array(Type.Union([name, Type.Literal(ALL_PACKAGES)]), {
      minItems: 1,
      description: 'a list of packages',
    }),
    mounts: Type.Array(mount, { description: 'a list of paths' }),
    /** Where releases may be served from, beside the bank itself. */
    origins: Type.Array(baseUrl, { description: 'a list of addresses such as "https://cdn.example/artifacts/"' }),
  },
  { additionalProperties: false },
);

/** Says who may do what. It is signed by enough root keys of the document before, and of its own. */
export const rolesSchema = Type.Object(
  {
    schema: Type.Literal(1, { description: '1, the form of the document' }),
    deployment: Type.String({ minLength: 1, description: 'the name of the deployment' }),
    version: Type.Integer({ minimum: 1, description: 'a number higher than the version before' }),
    /** sha256 of the document before, in hex; the first of a bank has none. */
    previous: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'a hash' })),
    /** These keys sign the next document. */
    roots: Type.Object(
      { keys: keyIds, threshold: Type.Integer({ minimum: 1, description: 'a whole number of keys' }) },
      { additionalProperties: false, description: 'an object with "keys" and "threshold"' },
    ),
    /** Public keys as PEM, by name. */
    keys: Type.Record(anyKey, Type.String(), { description: 'public keys by name' }),
    roles: Type.Record(anyKey, role, { description: 'roles by name' }),
    /** May roll back, disable, pin and so on, every package. */
    operators: keyIds,
    /** May withdraw and promote canaries that ask to be judged, and nothing else: the keys of gateways. */
    judges: Type.Optional(keyIds),
    /** How many keys of its roles must sign a release of each package; 1 if it is not listed. */
    signatures: Type.Record(anyKey, Type.Integer({ minimum: 1 }), { description: 'numbers by package' }),
    /** Keys that never count again, by fingerprint: the log still tells what they signed. */
    revoked: Type.Record(anyKey, Type.Object({ name: keyId, key: Type.String() }), {
      description: 'names and public keys by fingerprint',
    }),
  },
  { additionalProperties: false, description: 'an object' },
);

export type Roles = Static<typeof rolesSchema>;
export type Role = Static<typeof role>;
