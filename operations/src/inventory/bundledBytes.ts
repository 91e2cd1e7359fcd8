import { mapKey } from '@bank/registry/mapKey.ts';
import type { Release } from '@bank/registry/schema.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/**
 * How many bytes of a release's scripts come from each package, as its source maps say.
 * @returns `undefined` for a release without maps
 */
export async function bundledBytes(store: Store, release: Release): Promise<Map<string, number> | undefined> {
  const bytes = new Map<string, number>();
  let isKnown = false;
  for (const [script, asset] of Object.entries(release.assets)) {
    const key = script.endsWith('.js') && mapKey(release, script);
    const map = key && readable(await store.get(key));
    if (!map) continue;
    isKnown = true;
    for (const { source, length } of spansOf(map, asset.bytes)) {
      const name = packageOf(source);
      bytes.set(name, (bytes.get(name) ?? 0) + length);
    }
  }
  return isKnown ? bytes : undefined;
}

function readable(bytes: Uint8Array | undefined): TraceMap | undefined {
  try {
    return bytes && new TraceMap(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Built scripts are one line: each mapping lasts until the next. */
function spansOf(map: TraceMap, size: number) {
  const [line = []] = decodedMappings(map);
  return line.flatMap(([column, source], at) => {
    const name = source === undefined ? undefined : map.sources[source];
    return name ? [{ source: name, length: (line[at + 1]?.[0] ?? size) - column }] : [];
  });
}

/** Maps name sources by package, such as `@scope/name/dist/index.js`. */
function packageOf(source: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;
}
