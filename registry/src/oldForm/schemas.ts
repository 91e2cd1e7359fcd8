import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { name } from '../manifestSchema.ts';
import { parse } from '../parse.ts';
import { rolesSchema } from '../roles/schema.ts';
import { type Channel, change, channel, type Release, release, version } from '../schema.ts';

const { previous: _, roots: __, revoked: ___, ...rolesOfBefore } = rolesSchema.properties;
export const oldRolesSchema = Type.Object(rolesOfBefore, { additionalProperties: false, description: 'an object' });
export type OldRoles = Static<typeof oldRolesSchema>;

const signatures = Type.Record(Type.String(), Type.String());
const outline = Type.Object({
  schema: Type.Literal(1),
  deployment: Type.String({ minLength: 1, description: 'the name of the deployment' }),
  revision: Type.Integer({ minimum: 1 }),
  change,
  shell: channel,
  remotes: Type.Record(Type.String(), Type.Unknown()),
  held: Type.Optional(Type.Record(Type.String(), Type.Array(version))),
  heldTogether: Type.Optional(Type.Array(Type.Array(Type.Object({ app: name, version })))),
  releases: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  /** Signatures by fingerprint. */
  approvals: Type.Object({
    releases: Type.Record(Type.String(), Type.Record(Type.String(), signatures)),
    /** With the revision in which the channel was last changed. */
    channels: Type.Record(Type.String(), Type.Object({ revision: Type.Integer({ minimum: 1 }), signatures })),
  }),
});

export interface OldRegistry extends Omit<Static<typeof outline>, 'remotes' | 'releases'> {
  remotes: Record<string, Channel>;
  releases: Record<string, Record<string, Release>>;
}

/** Leaves out entries that it does not know. @throws {OperatorError} when anything else is invalid */
export function parseOldRegistry(value: unknown, source: string): OldRegistry {
  const { remotes, releases, ...rest } = parse(outline, value, source);
  return {
    ...rest,
    remotes: known(remotes, (entry): entry is Channel => Value.Check(channel, entry)),
    releases: Object.fromEntries(
      Object.entries(releases).map(([app, versions]) => [
        app,
        known(versions, (entry): entry is Release => Value.Check(release, entry)),
      ]),
    ),
  };
}

function known<Entry>(record: Record<string, unknown>, isKnown: (entry: unknown) => entry is Entry) {
  const found = Object.entries(record).flatMap(([key, entry]) => (isKnown(entry) ? [[key, entry] as const] : []));
  return Object.fromEntries(found);
}
