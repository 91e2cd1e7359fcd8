import { byText } from '../byText.ts';
import { groupBy } from '../groupBy.ts';
import type { Authority } from '../roles/Authority.ts';
import { BadDocument, type Documents, NewerDocument } from '../streams/Documents.ts';
import type { Listing } from '../streams/Listing.ts';
import { describeFile, packageStream, type StreamFile, type StreamName } from '../streams/StreamFile.ts';
import { Budget } from './Budget.ts';
import { NOTHING_SAID, type OperatorsContent } from './drafts.ts';
import { packageFault } from './packageFault.ts';
import { readGood } from './readGood.ts';
import {
  type Head,
  type JudgeDocument,
  type OperatorsDocument,
  type PackageDocument,
  parseJudgeDocument,
  parseOperatorsDocument,
  parsePackageDocument,
  type StreamDocument,
} from './schemas.ts';
import { timeOf } from './timeOf.ts';

/** Limits the reads of a stream at one look: whoever may write there could have written any number of bad ones. */
const MAX_READS = 64;
/** Limits their bytes, also of what is known: it stays in memory while it is in use. */
const MAX_READ_BYTES = 8 * 1024 * 1024;
/** Limits what is said of a stream. */
const MAX_PROBLEMS = 20;
/** Limits the reads of what the documents of a stream change together with, at one look. */
const MAX_MEMBER_READS = 256;
/** Limits their bytes, also of what is known. */
const MAX_MEMBER_BYTES = 32 * 1024 * 1024;

/** Something in the store that does not count, and why. */
export interface Problem {
  /** `strays` are files of nobody's, which keep nothing from being served. */
  part: `registry/${StreamName}` | 'strays' | 'store';
  text: string;
}

type Parse<Document> = (bytes: Uint8Array, file: StreamFile, deployment: string) => Document;

export interface HeadsOptions {
  /** The bank as it was then. */
  revision?: number;
  /** @returns why a document cannot be served, if it cannot */
  faultOf?: (document: PackageDocument) => Promise<string | undefined>;
  /** Keys of what was in force here: it stays so when another document of its change is gone. */
  served?: Set<string>;
  /** Here is what documents change together with, also what has given way to others since; otherwise in the listing. */
  members?: Listing;
  /** Keys of what was in force and is no longer in the store. */
  gone?: Set<string>;
  /** The files of each stream when nothing of it was gone; none after a restart. */
  seen?: Map<StreamName, StreamFile[]>;
  /** @returns the highest number of a stream that has given way to another document here */
  lastReplaced?: (stream: StreamName) => number;
}

/** A look still does as much for the documents of one stream that change together with others. */
interface Limits {
  waits: Budget;
  members: Budget;
  memberBytes: Budget;
}

/** Finds the newest good document of each stream: a bad one costs its own stream one step. */
export class Heads {
  readonly files = new Map<StreamName, StreamFile[]>();
  /** The fault of each stream that a newer platform has written. */
  readonly newer = new Map<StreamName, string>();
  /** These good documents were written beside those in force. */
  readonly beside: StreamFile[] = [];
  /** These were in force, were deleted, and have given way to later ones of lower numbers. */
  readonly gaveWay: StreamFile[] = [];

  private said = NOTHING_SAID;
  private readonly found = new Map<StreamName, string[]>();

  constructor(
    private readonly listing: Listing,
    private readonly authority: Authority,
    private readonly documents: Documents,
    private readonly options: HeadsOptions,
  ) {
    const streams = ['operators' as const, 'judge' as const, ...listing.packages.map(packageStream)];
    for (const stream of streams) {
      const vouched = listing.of(stream).filter((file) => authority.vouchesFor(file));
      vouched.sort((one, other) => other.number - one.number);
      if (vouched.length > 0) this.files.set(stream, vouched);
    }
  }

  /** Says what does not count, and why: of each stream, the newest first. */
  get problems(): Problem[] {
    return [...this.found].flatMap(([stream, all]) => {
      const part = `registry/${stream}` as const;
      const more = all.length - MAX_PROBLEMS;
      const rest = more > 0 ? [`${part} has ${more} more problems, in earlier documents.`] : [];
      return [...all.slice(0, MAX_PROBLEMS), ...rest].map((text) => ({ part, text }));
    });
  }

  private note({ stream }: StreamFile, ...problems: string[]): void {
    const known = this.found.get(stream);
    if (known) known.push(...problems);
    else this.found.set(stream, problems);
  }

  /** A revision of before is looked for as far down as it takes. */
  private limit(count: number): Budget {
    return new Budget(this.options.revision === undefined ? count : Number.POSITIVE_INFINITY);
  }

  /** @param said what operators say of them now @returns them by the names of their packages */
  async packages(said: OperatorsContent): Promise<Map<string, Head<PackageDocument>>> {
    this.said = said;
    const streams = [...this.files.keys()].filter((stream) => stream.startsWith('packages/')).sort();
    const found = streams.map((stream) => this.newest(stream, parsePackageDocument));
    const heads = (await Promise.all(found)).filter((head) => head !== undefined);
    return new Map(heads.map((head) => [head.document.package, head]));
  }

  operators(): Promise<Head<OperatorsDocument> | undefined> {
    return this.newest('operators', parseOperatorsDocument);
  }

  judge(): Promise<Head<JudgeDocument> | undefined> {
    return this.newest('judge', parseJudgeDocument);
  }

  private async newest<Document extends StreamDocument>(
    stream: StreamName,
    parse: Parse<Document>,
  ): Promise<Head<Document> | undefined> {
    const numbers = groupBy(this.files.get(stream) ?? [], ({ number }) => number);
    const reads = this.limit(MAX_READS);
    const bytes = this.limit(MAX_READ_BYTES);
    const limits = {
      waits: this.limit(MAX_READS),
      members: new Budget(MAX_MEMBER_READS),
      memberBytes: new Budget(MAX_MEMBER_BYTES),
    };
    let deleted: Head<Document> | undefined;
    let seen = new Set<string>();
    for (const files of numbers) {
      const good: Head<Document>[] = [];
      for (const file of files.filter(({ key }) => !seen.has(key))) {
        if (!bytes.take(0) || (!this.documents.isKnown(file) && !reads.take())) continue;
        const document = (await this.isPast(file, deleted)) ? undefined : await this.tryRead(file, parse, limits);
        bytes.take(this.documents.sizeOf(file));
        if (document) good.push({ file, document });
        else if (this.options.revision !== undefined) this.documents.forget(file);
      }
      // A deleted document gives way to another one of its number.
      const present = good.filter(({ file }) => !this.options.gone?.has(file.key));
      const [head, ...others] = (present.length > 0 ? present : good)
        .sort((one, other) => this.servedFirst(one, other) || firstWritten(one, other))
        .filter(isFirstOfItsHash);
      for (const { file } of others) {
        this.beside.push(file);
        this.note(file, `${describeFile(file)} was written beside another of that number, and does not count.`);
      }
      if (!head) continue;
      this.note(head.file, ...head.document.problems.map(withHint));
      if (!this.options.gone?.has(head.file.key)) {
        if (deleted) this.gaveWay.push(deleted.file);
        return head;
      }
      deleted = head;
      // What was there before somebody deleted it is older.
      seen = new Set(this.options.seen?.get(stream)?.map(({ key }) => key));
    }
    return deleted;
  }

  /**
   * Tells whether it was written before what is in force here: whoever deletes several documents can put each back, and
   * what commands write upon the store as it is left has lower numbers than those. @param deleted in force, and no longer in the store
   */
  private async isPast(file: StreamFile, deleted: Head<StreamDocument> | undefined): Promise<boolean> {
    const { served, lastReplaced } = this.options;
    const own = this.files.get(file.stream)?.find(({ key }) => served?.has(key));
    if (!own || own.key === file.key) return false;
    if (file.number < own.number) return deleted !== undefined && this.isDated(file, own, isNotAfter);
    const isNew = file.number > (lastReplaced?.(file.stream) ?? 0);
    if (isNew && file.number === own.number) return false;
    const isPast = await this.isDated(file, own, isNew ? isBefore : isNotAfter);
    if (isPast) this.passOver(file);
    return isPast;
  }

  /** Compares the dates of two documents. Where one of them is no good, nothing is known of them. */
  private async isDated(file: StreamFile, own: StreamFile, compare: typeof isBefore): Promise<boolean> {
    const [one, other] = await Promise.all([file, own].map((read) => readGood(this.documents, read)));
    return one !== undefined && other !== undefined && compare(timeOf(one.change), timeOf(other.change));
  }

  private passOver(file: StreamFile): void {
    this.beside.push(file);
    this.note(file, `${describeFile(file)} was written before the one in force, and does not count.`);
  }

  /** Keeps the served document where another is put beside it, which may be older. */
  private servedFirst(one: Head<StreamDocument>, other: Head<StreamDocument>): number {
    const [first, second] = [one, other].map(({ file }) => Number(this.options.served?.has(file.key) ?? false));
    return (second ?? 0) - (first ?? 0);
  }

  private async tryRead<Document extends StreamDocument>(
    file: StreamFile,
    parse: Parse<Document>,
    limits: Limits,
  ): Promise<Document | undefined> {
    const document = await this.documents.read(file, parse).catch((error: unknown) => {
      if (!(error instanceof BadDocument)) throw error;
      const isNewer = error instanceof NewerDocument;
      if (isNewer) this.newer.set(file.stream, error.message);
      this.note(file, isNewer ? error.message : withHint(error.message));
      return null;
    });
    if (document === null) return undefined;
    if (!document) {
      this.note(file, `${describeFile(file)} is missing or was altered in the store.`);
      return undefined;
    }
    const { revision = Number.POSITIVE_INFINITY } = this.options;
    if (document.revision > revision) return undefined;
    const fault = (await this.faultOf(document)) ?? (await this.waitsFor(document, file, limits));
    if (!fault) return document;
    this.note(file, `${describeFile(file)}: ${fault}`);
    return undefined;
  }

  private async faultOf(document: StreamDocument): Promise<string | undefined> {
    if (!('package' in document)) return undefined;
    return packageFault(document, this.said, this.authority) ?? this.options.faultOf?.(document);
  }

  /** Packages that change together are served so at one look, or not at all. */
  private async waitsFor(
    { together }: StreamDocument,
    { key, signer }: StreamFile,
    limits: Limits,
  ): Promise<string | undefined> {
    if (!together || this.options.served?.has(key)) return undefined;
    if (!limits.waits.take()) return 'It changes together with others, as too many above it do.';
    for (const [stream, number] of Object.entries(together.streams)) {
      // Whoever wrote them may have lost the right to one of their streams since.
      // Roles documents change with nothing, and are not read as these are.
      const { members: listing = this.listing } = this.options;
      const candidates = stream === 'roots' ? [] : listing.of(stream as StreamName);
      const members = candidates.filter(
        (file) => file.number === number && file.signer === signer && this.authority.hasSigned(file),
      );
      if (!(await this.hasMember(members, together.id, limits)))
        return `It changes together with number ${number} of registry/${stream}, which is not there.`;
    }
    return undefined;
  }

  private async hasMember(files: StreamFile[], id: string, { members, memberBytes }: Limits): Promise<boolean> {
    for (const file of files) {
      if (!memberBytes.take(0) || (!this.documents.isKnown(file) && !members.take())) continue;
      const document = await readGood(this.documents, file);
      memberBytes.take(this.documents.sizeOf(file));
      if (document?.together?.id === id) return true;
    }
    return false;
  }
}

function withHint(problem: string): string {
  return `${problem} Update the platform here if a newer one wrote that.`;
}

/** Whoever has written beside another says it again above both. */
function firstWritten(one: Head<StreamDocument>, other: Head<StreamDocument>): number {
  return byText(one.document.change.at, other.document.change.at) || byText(one.file.hash, other.file.hash);
}

function isFirstOfItsHash({ file }: Head<StreamDocument>, at: number, all: Head<StreamDocument>[]): boolean {
  return all.findIndex((other) => other.file.hash === file.hash) === at;
}

/** A date that lies ahead says nothing. @param at as `timeOf` gives it, and so is `since` */
function isBefore(at: string, since: string): boolean {
  return at !== '' && at < since;
}

/** Nothing is later than a date that lies ahead. */
function isNotAfter(at: string, since: string): boolean {
  return since === '' || at <= since;
}
