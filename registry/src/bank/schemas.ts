import Type, { type Static, type TSchema } from 'typebox';
import { anyKey } from '../anyKey.ts';
import { commandLine } from '../commandLine.ts';
import { name } from '../manifestSchema.ts';
import { OperatorError } from '../OperatorError.ts';
import { isValid, parse, parseJson } from '../parse.ts';
import { change, channel, release, releaseSchemas, verdict, version } from '../schema.ts';
import { NewerDocument } from '../streams/Documents.ts';
import { describeFile, type StreamFile, type StreamName } from '../streams/StreamFile.ts';

export type { Verdict } from '../schema.ts';

/** The newest of what this platform reads. */
export const FORM = 2;

/** Deeper than any document that a platform writes. */
const MAX_DEPTH = 30;
/** Limits what is said of one document. */
const MAX_PROBLEMS = 10;
/** Each look compares them. */
const MAX_SETS = 100;
const MAX_TOGETHER = 100;
/** Each look judges those of a document that it has not seen: so many take a fraction of a second. */
const MAX_RELEASES = 1000;

const common = {
  schema: Type.Integer({ minimum: 1, maximum: FORM }),
  deployment: Type.String({ minLength: 1, description: 'the name of the deployment' }),
  number: Type.Integer({ minimum: 1 }),
  /** The revision of the bank, as whoever wrote this saw it. */
  revision: Type.Integer({ minimum: 1 }),
  change,
  /** Documents of other streams without which this one does not count: their numbers, by stream. */
  together: Type.Optional(
    Type.Object({
      id: Type.String({ minLength: 1 }),
      streams: Type.Record(anyKey, Type.Integer(), { maxProperties: MAX_TOGETHER }),
    }),
  ),
};

/** All that is to say of one package: its releases, and which of them is live. Signed by a key of its role or an operator's. */
const packageDocument = Type.Object({
  ...common,
  package: name,
  /** `null` for a package that is not live. */
  channel: Type.Union([channel, Type.Null()]),
  held: Type.Array(version),
  heldTogether: Type.Array(Type.Array(Type.Object({ app: name, version }), { maxItems: MAX_TOGETHER }), {
    maxItems: MAX_SETS,
  }),
  releases: Type.Record(anyKey, release),
  /** The signatures of the keys that vouch for a release: by version, then by fingerprint. */
  signatures: Type.Record(anyKey, Type.Record(anyKey, Type.String())),
});

const packageOutline = Type.Object({
  ...packageDocument.properties,
  releases: Type.Record(anyKey, Type.Unknown()),
});

/** No squad takes back what operators say of packages. */
const operatorsDocument = Type.Object({
  ...common,
  disabled: Type.Record(anyKey, Type.Object({ message: Type.String({ minLength: 1, maxLength: 200 }) })),
  pinned: Type.Record(anyKey, version),
  /** Hashes of the pinned releases: otherwise a squad could put another one under that version. */
  pinnedContents: Type.Optional(Type.Record(anyKey, Type.String())),
});

/** Holds the latest verdict of each package. A set has one on each of its packages. */
const judgeDocument = Type.Object({ ...common, verdicts: Type.Record(anyKey, verdict) });

interface Read {
  /** The faults of those parts of it that were left out. */
  problems: string[];
}

export type PackageDocument = Static<typeof packageDocument> & Read;
export type OperatorsDocument = Static<typeof operatorsDocument> & Read;
export type JudgeDocument = Static<typeof judgeDocument> & Read;
export type StreamDocument = PackageDocument | OperatorsDocument | JudgeDocument;

export interface Head<Document> {
  file: StreamFile;
  document: Document;
}

/**
 * Leaves out releases that it does not understand, and the first of too many, if they are not live. @throws {OperatorError} when it is no document
 * of this stream and number, or what is live in it is not understood
 */
export function parsePackageDocument(bytes: Uint8Array, file: StreamFile, deployment: string): PackageDocument {
  const document = parseDocument(packageOutline, bytes, file, deployment);
  const { channel, releases, problems } = document;
  const isLive = (id: string) => id === channel?.active || id === channel?.canary?.version;
  const tooMany = Object.keys(releases).slice(0, -MAX_RELEASES);
  for (const id of tooMany) if (!isLive(id)) delete releases[id];
  if (tooMany.length > 0)
    problems.push(
      `${describeFile(file)} has more than ${MAX_RELEASES} releases; the oldest do not count. Remove them with: ${commandLine('gc')}.`,
    );
  // One by one, so that a message names what is wrong in a release instead of all that is in it.
  for (const [id, one] of Object.entries(releases)) {
    const schema = releaseSchemas[kindOf(one)];
    if (isValid(schema, one)) continue;
    delete releases[id];
    // Saying what is wrong takes a thousand times as long as finding that something is.
    if (!isLive(id) && problems.length >= MAX_PROBLEMS) continue;
    try {
      parse(schema, one, `${describeFile(file)}: ${document.package} ${id}`);
    } catch (error) {
      if (!(error instanceof OperatorError) || isLive(id)) throw error;
      problems.push(error.message);
    }
  }
  if (file.stream !== `packages/${document.package}`)
    throw new OperatorError(`${describeFile(file)} is of ${document.package}, whose stream is another one.`);
  return document as PackageDocument;
}

function kindOf(entry: unknown): 'shell' | 'remote' {
  return Object(entry).kind === 'shell' ? 'shell' : 'remote';
}

/** @throws {OperatorError} when it is no document of this stream and number */
export function parseOperatorsDocument(bytes: Uint8Array, file: StreamFile, deployment: string): OperatorsDocument {
  return parseDocument(operatorsDocument, bytes, file, deployment);
}

/** @throws {OperatorError} when it is no document of this stream and number */
export function parseJudgeDocument(bytes: Uint8Array, file: StreamFile, deployment: string): JudgeDocument {
  return parseDocument(judgeDocument, bytes, file, deployment);
}

/** @returns the oldest form that has what the document says: older gateways go on reading all others */
export function formOf(content: object): number {
  const { channel } = content as Partial<PackageDocument>;
  return channel?.canary?.percent === 0 ? 2 : 1;
}

/** @returns the schema of the documents of a stream that is not the roots' */
export function schemaOf(stream: StreamName) {
  if (stream === 'operators') return operatorsDocument;
  return stream === 'judge' ? judgeDocument : packageDocument;
}

/** @returns what reads the documents of a stream that is not the roots' */
export function parserOf(
  stream: StreamName,
): (bytes: Uint8Array, file: StreamFile, deployment: string) => StreamDocument {
  if (stream === 'operators') return parseOperatorsDocument;
  return stream === 'judge' ? parseJudgeDocument : parsePackageDocument;
}

/** Does not look below that, so that it ends. */
function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeper(part, depth - 1));
}

function parseDocument<S extends TSchema>(schema: S, bytes: Uint8Array, file: StreamFile, deployment: string) {
  const source = describeFile(file);
  const value = parseJson(new TextDecoder().decode(bytes), source);
  if (Object(value).schema > FORM)
    throw new NewerDocument(`${source} is of a newer form, ${Object(value).schema}. Update the platform here.`);
  const document = parse(schema, value, source) as Static<S> & {
    deployment: string;
    number: number;
  };
  if (isDeeper(document, MAX_DEPTH)) throw new OperatorError(`${source} is nested too deeply.`);
  if (document.number !== file.number || document.deployment !== deployment)
    throw new OperatorError(`${source} says that it is number ${document.number} of "${document.deployment}".`);
  return { ...document, problems: [] as string[] };
}
