import { isOldFile, oldRevisions } from './oldFiles.ts';
import { parseStreamFile, type StreamFile, type StreamName } from './StreamFile.ts';

/** What lies below `registry/`, by stream. */
export class Listing {
  readonly files = new Map<StreamName, StreamFile[]>();
  /** What has no document's name. */
  readonly strays: string[] = [];

  constructor(readonly keys: Set<string>) {
    for (const key of keys) {
      const file = parseStreamFile(key);
      if (file) this.files.set(file.stream, [...(this.files.get(file.stream) ?? []), file]);
      else if (!isOldFile(key)) this.strays.push(key);
    }
  }

  of(stream: StreamName): StreamFile[] {
    return this.files.get(stream) ?? [];
  }

  get hasOldForm(): boolean {
    return oldRevisions(this.keys).length > 0;
  }

  /** Packages that have a stream, whoever made it. */
  get packages(): string[] {
    return [...this.files.keys()].flatMap((stream) =>
      stream.startsWith('packages/') ? stream.slice('packages/'.length) : [],
    );
  }
}
