import type { Difference } from './Difference.ts';

/** Added by servers and proxies on the way; they do not affect what runs. */
const TRANSPORT_HEADERS = [
  'accept-ranges',
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  // What a browser decodes with a dictionary is checked like all else.
  'use-as-dictionary',
  'via',
];
const POLICY = 'content-security-policy';

export function compareHeaders(expected: Record<string, string>, found: Headers, ignored: string[]): Difference[] {
  const known = [...Object.keys(expected), ...TRANSPORT_HEADERS, ...ignored];
  const added = [...found.keys()].filter((name) => !known.includes(name));
  return [...Object.keys(expected), ...added]
    .filter((name) => !ignored.includes(name))
    .flatMap((name) => compareHeader(name, expected[name], found.get(name) ?? undefined));
}

function compareHeader(name: string, expected: string | undefined, found: string | undefined): Difference[] {
  if (name === POLICY && expected && found) return compareParts(name, directivesOf(expected), directivesOf(found));
  const isSame = normalize(name, expected) === normalize(name, found);
  return isSame ? [] : [{ what: name, expected: expected ?? 'no such header', found: found ?? 'no such header' }];
}

function compareParts(header: string, expected: Map<string, string>, found: Map<string, string>): Difference[] {
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((name) => {
    const [before, now] = [expected.get(name) ?? 'no such directive', found.get(name) ?? 'no such directive'];
    return before === now ? [] : [{ what: `${header}, ${name}`, expected: before, found: now }];
  });
}

/** The first directive of a name counts; those of a second policy get its number. */
function directivesOf(header: string): Map<string, string> {
  const directives = new Map<string, string>();
  for (const [index, policy] of header.split(',').entries()) {
    for (const directive of policy.trim().split(/\s*;\s*/)) {
      const [name = '', ...sources] = directive.split(/\s+/);
      const key = index === 0 ? name : `policy ${index + 1} ${name}`;
      if (!directives.has(key)) directives.set(key, sources.join(' '));
    }
  }
  return directives;
}

function normalize(name: string, value = ''): string {
  const parts = value.toLowerCase().split(/\s*[,;]\s*/);
  if (name === 'vary')
    return [...new Set(parts)]
      .filter((part) => !['accept-encoding', 'available-dictionary'].includes(part))
      .sort()
      .join();
  return name === 'content-type' ? parts.join() : value;
}
