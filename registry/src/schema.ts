import Type, { type Static } from 'typebox';
import { name, remoteFacts, shellFacts } from './manifestSchema.ts';

const version = Type.String({
  pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{10}$',
  description: 'a semantic version with the content hash',
});
/** Ends up in the content security policy, hence the narrow pattern. */
const ORIGIN_FOLDER =
  '(https://[\\w-]+(\\.[\\w-]+)*|http://(([\\w-]+\\.)*localhost|127\\.0\\.0\\.1))(:\\d+)?(/[\\w.~-]+)*/';
export const baseUrl = Type.String({ pattern: `^${ORIGIN_FOLDER}$` });
const percent = Type.Number({ minimum: 0.01, maximum: 100, description: 'a percentage from 0.01 to 100' });

const asset = Type.Object({
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$', description: 'a sha384 integrity' }),
  bytes: Type.Integer({ minimum: 0 }),
});

export const commit = Type.Object({
  hash: Type.String({ pattern: '^([0-9a-f]{40}|[0-9a-f]{64})$', description: 'the hash of a commit' }),
  /** Whether sources differed from it. */
  changed: Type.Boolean({ description: 'true or false' }),
});

const released = {
  version,
  base: Type.String({
    pattern: `^(${ORIGIN_FOLDER}|artifacts/[\\w./-]+/)$`,
    description: 'a folder ending with a slash',
  }),
  assets: Type.Record(Type.String(), asset),
  /** Kept in the store beside the assets, and never served. */
  sbom: Type.Optional(Type.Object({ ...asset.properties, components: Type.Integer({ minimum: 0 }) })),
  /** No part of the version: the same sources are the same release. */
  commit: Type.Optional(commit),
  releasedAt: Type.String(),
};

const shellRelease = Type.Object({ ...shellFacts, ...released });
const remoteRelease = Type.Object({ ...remoteFacts, ...released });
export const releaseSchemas = { shell: shellRelease, remote: remoteRelease };

export const channel = Type.Object({
  active: version,
  /** Newest first. */
  previous: Type.Array(version),
  /** Rolled back or taken back as canaries since the last release, newest first. */
  left: Type.Optional(Type.Array(version)),
  canary: Type.Optional(Type.Object({ version, percent })),
  pinned: Type.Optional(Type.Literal(true)),
  disabled: Type.Optional(Type.Object({ message: Type.String({ minLength: 1, maxLength: 200 }) })),
  /** By version: the set that it went live with. Those of one set are canaried, promoted and rolled back as one. */
  sets: Type.Optional(Type.Record(version, Type.String())),
});

const signatures = Type.Record(Type.String(), Type.String());

/** Who vouches for what; every signature is by the fingerprint of its key. */
const approvals = Type.Object({
  /** By package and version. */
  releases: Type.Record(Type.String(), Type.Record(Type.String(), signatures)),
  /** By package, retired ones too, with the revision in which the channel was last changed. */
  channels: Type.Record(Type.String(), Type.Object({ revision: Type.Integer({ minimum: 1 }), signatures })),
});

export const registrySchema = Type.Object({
  schema: Type.Literal(1),
  deployment: Type.String({ minLength: 1, description: 'the name of the deployment' }),
  revision: Type.Integer({ minimum: 1 }),
  change: Type.Object({
    at: Type.String(),
    by: Type.String(),
    action: Type.String(),
    app: name,
    version: Type.Optional(version),
    why: Type.String(),
    /** What happened to other packages in the same revision. */
    together: Type.Optional(Type.Array(Type.String())),
    /** Findings overridden with --force. */
    forced: Type.Optional(Type.Array(Type.String())),
  }),
  shell: channel,
  remotes: Type.Record(Type.String(), channel),
  /** By package: released with --hold and not live since. */
  held: Type.Optional(Type.Record(Type.String(), Type.Array(version))),
  /** Those of them that were released together. */
  heldTogether: Type.Optional(Type.Array(Type.Array(Type.Object({ app: name, version })))),
  releases: Type.Record(Type.String(), Type.Record(Type.String(), Type.Union([shellRelease, remoteRelease]))),
  approvals,
});

export type ShellRelease = Static<typeof shellRelease>;
export type RemoteRelease = Static<typeof remoteRelease>;
export type Change = Registry['change'];
export type Release = ShellRelease | RemoteRelease;
export type Channel = Static<typeof channel>;
export type Approvals = Static<typeof approvals>;
export type Registry = Static<typeof registrySchema> & { unread?: Unread[] | undefined };

/** An entry in a form that a newer platform writes: nothing is known of it, and it is written again as it was read. */
export interface Unread {
  app: string;
  /** Of the release; without it, the package's channel is meant. */
  version?: string;
  entry: unknown;
  /** Where the channel stands among the others: the sidebar follows their order. */
  position?: number;
  problem: string;
}
