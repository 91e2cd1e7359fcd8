import { parseStreamFile, type StreamFile, type StreamName } from './StreamFile.ts';

/** The files below `registry/`, by stream. */
export class Listing {
  readonly files = new Map<StreamName, StreamFile[]>();
  /** Files without a document's name. */
  readonly strays: string[] = [];

  constructor(readonly keys: Set<string>) {
    for (const key of keys) {
      const file = parseStreamFile(key);
      const known = file && this.files.get(file.stream);
      if (known) known.push(file);
      else if (file) this.files.set(file.stream, [file]);
      else this.strays.push(key);
    }
  }

  of(stream: StreamName): StreamFile[] {
    return this.files.get(stream) ?? [];
  }

  /** Numbered revisions that are not carried over. */
  get hasOldForm(): boolean {
    return this.packages.length === 0 && this.strays.some((key) => /^\d{8}\.json$/.test(key));
  }

  /** Packages that have a stream, whoever made it. */
  get packages(): string[] {
    return [...this.files.keys()].flatMap((stream) =>
      stream.startsWith('packages/') ? stream.slice('packages/'.length) : [],
    );
  }
}
