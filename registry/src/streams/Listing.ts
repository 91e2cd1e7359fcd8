import { parseStreamFile, type StreamFile, type StreamName } from './StreamFile.ts';

/** What lies below `registry/`, by stream. */
export class Listing {
  readonly files = new Map<StreamName, StreamFile[]>();
  /** What has no document's name. */
  readonly strays: string[] = [];

  constructor(readonly keys: Set<string>) {
    for (const key of keys) {
      const file = parseStreamFile(key);
      if (!file) this.strays.push(key);
      else if (this.files.has(file.stream)) this.files.get(file.stream)?.push(file);
      else this.files.set(file.stream, [file]);
    }
  }

  of(stream: StreamName): StreamFile[] {
    return this.files.get(stream) ?? [];
  }

  /** Packages that have a stream, whoever made it. */
  get packages(): string[] {
    return [...this.files.keys()].flatMap((stream) =>
      stream.startsWith('packages/') ? stream.slice('packages/'.length) : [],
    );
  }
}
