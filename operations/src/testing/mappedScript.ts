import { encodedMap, type SourceMapSegment, TraceMap } from '@jridgewell/trace-mapping';

/** A script of one line, each part of which comes from a source. */
export function mappedScript(...parts: [source: string, length: number][]) {
  const sources = parts.map(([source]) => source);
  let column = 0;
  const segments = parts.map(([, length], at): SourceMapSegment => {
    column += length;
    return [column - length, at, 0, 0];
  });
  const map = new TraceMap({ version: 3, sources, names: [], mappings: [segments] });
  return { 'page.js': 'x'.repeat(column), 'page.js.map': JSON.stringify(encodedMap(map)) };
}
