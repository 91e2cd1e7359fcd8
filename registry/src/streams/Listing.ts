import { parseStreamFile, type StreamFile, type StreamName } from './StreamFile.ts';

/** What lies below `registry/`, by stream. */
export class Listing {
  readonly files = new Map<StreamName, StreamFile[]>();
  /** What has no document's name. */
  readonly nameless: string[] = [];

  constructor(keys: Iterable<string>) {
    for (const key of keys) {
      const file = parseStreamFile(key);
      if (!file) this.nameless.push(key);
      else if (this.files.has(file.stream)) this.of(file.stream).push(file);
      else this.files.set(file.stream, [file]);
    }
  }

  of(stream: StreamName): StreamFile[] {
    return this.files.get(stream) ?? [];
  }
}
