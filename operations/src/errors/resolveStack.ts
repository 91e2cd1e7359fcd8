import { Budget } from '@bank/registry/bank/Budget.ts';
import { mapKey } from '@bank/registry/mapKey.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import type { CountedError } from '@bank/registry/telemetry/facts.ts';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { MAX_MAPS_BYTES } from '../inventory/bundledBytes.ts';
import { enclosingFunction } from './enclosingFunction.ts';
import { findScript } from './findScript.ts';

export interface Frame {
  /** The page names it so: `CardsPage.8aeff45156.js:1:1589`. */
  at: string;
  /** `mfe-cards/src/routes/CardsPage.tsx` */
  source?: string;
  line?: number;
  column?: number;
  function?: string;
  /** The line of the source. */
  code?: string;
  /** Why it is not resolved. */
  problem?: string;
}

interface Maps {
  known: Map<string, TraceMap | string>;
  /** Squads write maps of any size, and one of 60 MB takes half a minute. */
  budget: Budget;
}

/** Resolves a stack to the sources, with the maps that were released with the scripts. */
export async function resolveStack(store: Store, registry: Registry, error: CountedError): Promise<Frame[]> {
  const maps: Maps = { known: new Map(), budget: new Budget(MAX_MAPS_BYTES) };
  const frames: Frame[] = [];
  for (const at of error.stack) frames.push({ at, ...(await resolve(store, registry, error, at, maps)) });
  return frames;
}

async function resolve(store: Store, registry: Registry, error: CountedError, at: string, maps: Maps) {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(at) ?? [];
  if (!file) return { problem: 'names no place in a script' };
  const map = maps.known.get(file) ?? (await readMap(store, registry, error, file, maps.budget));
  maps.known.set(file, map);
  return typeof map === 'string' ? { problem: map } : placeIn(map, Number(line), Number(column));
}

/** @returns why there is none, if there is none */
async function readMap(
  store: Store,
  registry: Registry,
  error: CountedError,
  file: string,
  budget: Budget,
): Promise<TraceMap | string> {
  const release = findScript(registry, error, file);
  const key = release && mapKey(release, file);
  if (!key) return 'no version that is kept has this script';
  const bytes = await store.get(key);
  if (!bytes) return `${release.name} ${release.version} was released without source maps`;
  budget.take(bytes.length);
  if (!budget.take(0)) return `${key} is larger than source maps are; find out who wrote it`;
  try {
    return new TraceMap(new TextDecoder().decode(bytes));
  } catch {
    return `${key} is no source map; release ${release.name} ${release.version} again`;
  }
}

/** Browsers count columns from 1, and maps from 0. */
function placeIn(map: TraceMap, atLine: number, atColumn: number): Omit<Frame, 'at'> {
  const { source, line, column } = originalPositionFor(map, {
    line: Math.max(atLine, 1),
    column: Math.max(atColumn - 1, 0),
  });
  if (!source) return { problem: 'its source map does not have this place' };
  // A map may say that its source is anything.
  const text = String(sourceContentFor(map, source) ?? '');
  const within = enclosingFunction(text, line);
  const code = text.split('\n')[line - 1]?.trim();
  return { source, line, column: column + 1, ...(within && { function: within }), ...(code && { code }) };
}
