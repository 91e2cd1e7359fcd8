import Type, { type Static } from 'typebox';
import { cohort, flagRules } from './flags/schemas.ts';
import { name, remoteFacts, shellFacts } from './manifestSchema.ts';

/** Exports name files by version, and file systems limit names. */
const MAX_VERSION = 100;
export const version = Type.String({
  maxLength: MAX_VERSION,
  pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{10}$',
  description: 'a semantic version with the content hash',
});
/** Ends up in the content security policy, hence the narrow pattern. No part of it leads out of a role's folder. */
const ORIGIN_FOLDER =
  '(https://[\\w-]+(\\.[\\w-]+)*|http://(([\\w-]+\\.)*localhost|127\\.0\\.0\\.1))(:\\d+)?(/(?!\\.+/)[\\w.~-]+)*/';
export const baseUrl = Type.String({ pattern: `^${ORIGIN_FOLDER}$` });
const percent = Type.Number({ minimum: 0.01, maximum: 100, description: 'a percentage from 0.01 to 100' });
/** 0 means that named customers alone get the canary. Platforms of the first form do not read it. */
const sharePercent = Type.Number({ minimum: 0, maximum: 100, description: 'a percentage up to 100' });
/** Each page compares its customer with all of these. */
const MAX_NAMED = 100;
/** Each look compares all versions of a channel with each other, of which commands keep a few. */
const MAX_PAST = 100;
/** Each page compares its customer with the set of a canary, which names a hundred packages at most. */
const MAX_SET = 8000;

/** A file in one folder: no path. */
const fileName = Type.String({ pattern: '^[^./\\\\\\x00-\\x1f][^/\\\\\\x00-\\x1f]*$' });

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
    // No part of it leads out of the folder.
    pattern: `^(${ORIGIN_FOLDER}|artifacts/\\w[\\w-]*/(\\w[\\w.-]*/)*)$`,
    description: 'a folder ending with a slash',
  }),
  assets: Type.Record(fileName, asset, { additionalProperties: false }),
  /** Kept in the store beside the assets, and never served. */
  sbom: Type.Optional(Type.Object({ ...asset.properties, components: Type.Integer({ minimum: 0 }) })),
  /** No part of the version: the same sources are the same release. */
  commit: Type.Optional(commit),
  releasedAt: Type.String(),
};

const shellRelease = Type.Object({ ...shellFacts, ...released });
const remoteRelease = Type.Object({ ...remoteFacts, ...released });
export const releaseSchemas = { shell: shellRelease, remote: remoteRelease };
export const release = Type.Union([shellRelease, remoteRelease]);

export const channel = Type.Object({
  active: version,
  /** Newest first. */
  previous: Type.Array(version, { maxItems: MAX_PAST }),
  /** Rolled back or taken back as canaries since the last release, newest first. */
  left: Type.Optional(Type.Array(version, { maxItems: MAX_PAST })),
  canary: Type.Optional(
    Type.Object({
      version,
      percent: sharePercent,
      /** These cohorts get it whatever the percentage. They are of named customers, whose names are in no document. */
      for: Type.Optional(Type.Array(cohort, { minItems: 1, maxItems: MAX_NAMED })),
      /** Customers whom the API calls staff get it, too. */
      staff: Type.Optional(Type.Literal(true)),
      /** Gateways judge it: they withdraw it when it does worse than the active version, else promote it step by step. */
      guard: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** Gateways go back to the version before when customers' failures jump, once. */
  autoRollback: Type.Optional(Type.Literal(true)),
  pinned: Type.Optional(Type.Literal(true)),
  /** Flags without a rule have their default. Older gateways pass rules over, and pages then have the default, too. */
  flags: Type.Optional(flagRules),
  disabled: Type.Optional(Type.Object({ message: Type.String({ minLength: 1, maxLength: 200 }) })),
  /** Each version has all of the set that it went live with, as `app@version`. They are canaried, promoted and rolled back as one. */
  sets: Type.Optional(
    Type.Record(version, Type.String({ maxLength: MAX_SET }), { maxProperties: MAX_PAST, additionalProperties: false }),
  ),
});

/** Says what happened, when, and why. */
export const change = Type.Object({
  at: Type.String(),
  by: Type.String(),
  action: Type.String(),
  app: name,
  version: Type.Optional(version),
  /** What a flag is set to, in words. */
  to: Type.Optional(Type.String()),
  why: Type.String(),
  /** These changes of other packages happened in the same revision. */
  together: Type.Optional(Type.Array(Type.String())),
  /** Findings overridden with --force. */
  forced: Type.Optional(Type.Array(Type.String())),
});

/** The judge says this of a version whose package's document asks for it. */
export const verdict = Type.Object({
  /** That document has this number: a later one was written by somebody who knew the verdict. */
  number: Type.Integer({ minimum: 1 }),
  version,
  /** This share of the customers gets the canary; omitted where the version is withdrawn. */
  percent: Type.Optional(percent),
  since: Type.String(),
  why: Type.Optional(Type.String({ maxLength: 500 })),
});

export type ShellRelease = Static<typeof shellRelease>;
export type RemoteRelease = Static<typeof remoteRelease>;
export type Change = Static<typeof change>;
export type Release = Static<typeof release>;
export type Verdict = Static<typeof verdict>;
export type Channel = Static<typeof channel>;
export type Canary = NonNullable<Channel['canary']>;
/** Says who gets a canary. */
export type Audience = Pick<Canary, 'percent' | 'for' | 'staff'>;

/** The bank as its streams give it together. */
export interface Registry {
  deployment: string;
  /** Grows by one with each change that counts, within one version of the roles. Commands have the bank's. */
  revision: number;
  /** The bank's revision: pages compare it, as it never falls. A development server has none. */
  documents?: number;
  /** Version of the roles document. */
  roles: number;
  /** The newest. */
  change: Change;
  /** An operator last signed something then. */
  signedAt: string;
  shell: Channel;
  remotes: Record<string, Channel>;
  /** Each package has its versions that were released with --hold and have not been live since. */
  held?: Record<string, string[]> | undefined;
  /** Those of them that were released together. */
  heldTogether?: { app: string; version: string }[][] | undefined;
  releases: Record<string, Record<string, Release>>;
  /** Operators have disabled or pinned these packages, which are not live as the store is now: gateways may serve what they have seen. */
  absent?: Record<string, { disabled?: Channel['disabled']; pinned?: string | undefined }> | undefined;
  /** The judge said these of packages whose documents are still those that it judged. */
  verdicts?: Record<string, Verdict> | undefined;
  /** Each package that the roles document names has its owner here. */
  owners: Record<string, string>;
}
