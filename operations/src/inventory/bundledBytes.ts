import { Budget } from '@bank/registry/bank/Budget.ts';
import { mapKey } from '@bank/registry/mapKey.ts';
import type { Release } from '@bank/registry/schema.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** Far more than the maps of a remote have. Reading five megabytes takes a second. */
export const MAX_MAPS_BYTES = 16 * 1024 * 1024;

/**
 * Counts by package how many bytes of a release's scripts come from it, as the source maps say.
 * @returns `undefined` for a release without maps, or with too large ones: whoever can write to the store could have put them there
 */
export async function bundledBytes(store: Store, release: Release): Promise<Map<string, number> | undefined> {
  const bytes = new Map<string, number>();
  const budget = new Budget(MAX_MAPS_BYTES);
  let isKnown = false;
  for (const [script, asset] of Object.entries(release.assets)) {
    const key = script.endsWith('.js') && mapKey(release, script);
    const content = key && (await store.get(key));
    if (!content) continue;
    budget.take(content.length);
    if (!budget.take(0)) return undefined;
    const spans = readSpans(content, asset.bytes);
    if (!spans) continue;
    isKnown = true;
    for (const { source, length } of spans) {
      const name = packageOf(source);
      bytes.set(name, (bytes.get(name) ?? 0) + length);
    }
  }
  return isKnown ? bytes : undefined;
}

function readSpans(content: Uint8Array, size: number) {
  try {
    return spansOf(new TraceMap(new TextDecoder().decode(content)), size);
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
