import Type from 'typebox';
import { byText } from '../byText.ts';
import { parse, parseJson } from '../parse.ts';
import type { Candidate } from '../release/readBuild.ts';

const sourceMap = Type.Object({
  sources: Type.Array(Type.String()),
  sourcesContent: Type.Array(Type.Union([Type.String(), Type.Null()])),
});

interface BuiltCode {
  release: Pick<Candidate['release'], 'name'>;
  maps: Candidate['maps'];
}

interface Dropped {
  pattern: RegExp;
  what: string;
  instead: string;
}

/** What a build uses that a coming major of React drops. */
export interface DroppedUse extends Pick<Dropped, 'what' | 'instead'> {
  /** `mfe-cards/src/routes/CardsPage.tsx:12`, or the package that uses it. */
  where: string;
}

/** What builds can use of it: tests are in none. Announced by React itself; its majors come without a list. Source: react.dev/blog/2024/04/25/react-19-upgrade-guide */
const DROPPED: Record<number, Dropped[]> = {
  20: [
    { pattern: /\bforwardRef\b/, what: 'forwardRef', instead: 'take "ref" as a prop' },
    { pattern: /\b(?:child|children|element)\.ref\b/, what: 'element.ref', instead: 'read element.props.ref' },
    { pattern: /\buseFormState\b/, what: 'useFormState', instead: 'call useActionState of "react"' },
  ],
};

export const KNOWN_MAJORS = Object.keys(DROPPED).map(Number);

/** Looks through the sources of a build and of what it bundles, which its source maps hold. @param major one of `KNOWN_MAJORS` */
export function droppedByReact({ release: { name }, maps }: BuiltCode, major: number): DroppedUse[] {
  const uses = [...maps].flatMap(([script, bytes]) => {
    const { sources, sourcesContent } = parse(sourceMap, parseJson(bytes.toString(), script), script);
    return sources.flatMap((source, at) =>
      usesIn(sourcesContent[at] ?? '', DROPPED[major] ?? []).map(({ line, ...use }) => ({
        where: source.startsWith(`${name}/`) ? `${source}:${line}` : packageOf(source),
        ...use,
      })),
    );
  });
  const once = new Map(uses.map((use) => [`${use.where} ${use.what}`, use]));
  return [...once.values()].sort((one, other) => byText(one.where, other.where));
}

function usesIn(text: string, dropped: Dropped[]) {
  const lines = text.split('\n');
  return dropped.flatMap(({ pattern, what, instead }) => {
    const at = lines.findIndex((line) => pattern.test(line));
    return at < 0 ? [] : [{ line: at + 1, what, instead }];
  });
}

/** @param source `recharts/es6/index.js` */
function packageOf(source: string): string {
  const [first = '', second = ''] = source.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
