import type { Deployment } from '../Deployment.ts';
import { parseRoles } from '../roles/parseRoles.ts';
import type { Roles } from '../roles/schema.ts';
import type { Documents } from '../streams/Documents.ts';
import { describeFile, parseStreamFile, type StreamFile, type StreamName } from '../streams/StreamFile.ts';

interface Change {
  /** What was in force here. */
  before: StreamFile[];
  /** Keys of those of it that are no longer in the store. */
  gone: Set<string>;
  /** What is in force. */
  now: StreamFile[];
  /** Those that have given way to later ones of lower numbers. */
  gaveWay?: StreamFile[];
}

/** Lies beside the copies: its files are named like the documents, and are empty. */
const FOLDER = 'replaced';

/**
 * Remembers documents that were in force here, were deleted, and have given way to others of their numbers, or to later
 * ones. They never count here again: otherwise, whoever deletes files could choose between the two by putting one back.
 */
export class Replaced {
  private readonly files: StreamFile[] = [];
  private readonly names = new Set<string>();
  private readonly last = new Map<StreamName, number>();

  constructor(
    private readonly deployment: Pick<Deployment, 'cache' | 'keep'>,
    private readonly documents: Documents,
  ) {}

  /** Takes over what was noted before a restart. */
  async load(): Promise<void> {
    const keys = (await this.deployment.cache?.list(FOLDER).catch(() => undefined)) ?? [];
    for (const file of keys.flatMap((key) => parseStreamFile(key) ?? [])) this.note(file);
  }

  has(key: string): boolean {
    return this.names.has(documentOf(key));
  }

  /** @returns the highest number of the stream among them; 0 where there is none */
  lastOf(stream: StreamName): number {
    return this.last.get(stream) ?? 0;
  }

  /** @returns whether some of what was in force was replaced */
  async add(change: Change): Promise<boolean> {
    const { before, gone, gaveWay = [] } = change;
    // What follows upon a deleted roles document goes with it, also where it is still there.
    const mayGo = before.filter(({ key, stream }) => stream === 'roots' || gone.has(key));
    const all = [...gaveWay, ...mayGo.filter((file) => isReplaced(file, change))];
    const replaced = all.filter(({ key }) => !this.has(key));
    for (const file of replaced) {
      this.note(file);
      await this.deployment.keep?.(`${FOLDER}/${file.key}`, new Uint8Array());
    }
    return replaced.length > 0;
  }

  /** The roles documents among them: what they have revoked stays revoked. Of the files of a document, one may be known. */
  async roles(): Promise<Roles[]> {
    const roots = this.files.filter(({ stream }) => stream === 'roots');
    const found = await Promise.all(roots.map((file) => this.rolesOf(file)));
    return found.filter((roles) => roles !== undefined);
  }

  private note(file: StreamFile): void {
    this.files.push(file);
    this.names.add(documentOf(file.key));
    this.last.set(file.stream, Math.max(file.number, this.lastOf(file.stream)));
  }

  private async rolesOf(file: StreamFile): Promise<Roles | undefined> {
    const bytes = await this.documents.read(file, (read) => read);
    return bytes && parseRoles(new TextDecoder().decode(bytes), describeFile(file));
  }
}

/** The same document may have been signed by several keys, in a file each. */
function documentOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

/** Roles documents give way to all that follows upon another one. */
function isReplaced({ key, stream, number }: StreamFile, { before, now }: Change): boolean {
  const isKnown = (file: StreamFile) => before.some((other) => documentOf(other.key) === documentOf(file.key));
  const others = now.filter((file) => file.stream === stream && file.number <= number);
  const isOther = (file: StreamFile) => (file.number === number || stream === 'roots') && !isKnown(file);
  return others.some(isOther) && !others.some((file) => documentOf(file.key) === documentOf(key));
}
