import Type, { type Static, type TSchema } from 'typebox';
import { parse } from './parse.ts';
import {
  type Channel,
  channel,
  type Registry,
  type Release,
  registrySchema,
  releaseSchemas,
  type Unread,
} from './schema.ts';
import { releaseOf, withUnread } from './state.ts';

const outline = Type.Object({
  ...registrySchema.properties,
  remotes: Type.Record(Type.String(), Type.Unknown()),
  releases: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  unread: Type.Optional(Type.Unknown()),
});

/** Fields that it does not know do no harm. @throws {OperatorError} when anything else than an entry is invalid */
export function parseRegistry(value: unknown, source: string): Registry {
  const { remotes, releases, unread: _, ...rest } = parse(outline, value, source);
  const unread: Unread[] = [];

  function read<S extends TSchema>(
    schema: S,
    entry: unknown,
    place: Omit<Unread, 'entry' | 'problem'>,
  ): Static<S> | undefined {
    const { app, version = '' } = place;
    try {
      return parse(schema, entry, `${app} ${version}`.trim());
    } catch (error) {
      unread.push({ ...place, entry, problem: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
  const known = {
    remotes: readEach<Channel>(remotes, (entry, app, position) => read(channel, entry, { app, position })),
    releases: readEach(releases, (versions, app) =>
      readEach<Release>(versions, (entry, version) => read(schemaOf(entry), entry, { app, version })),
    ),
  };
  return { ...rest, ...known, ...(unread.length > 0 && { unread }) };
}

/** The inverse of `parseRegistry`: what is unread stands where it stood. */
export function formatRegistry(registry: Registry): object {
  const { unread = [], ...known } = withoutReplaced(registry);
  if (unread.length === 0) return known;
  const remotes: [string, unknown][] = Object.entries(known.remotes);
  const releases: Record<string, Record<string, unknown>> = { ...known.releases };
  for (const { app, version, entry, position = remotes.length } of unread) {
    if (version === undefined) remotes.splice(position, 0, [app, entry]);
    else releases[app] = { ...releases[app], [version]: entry };
  }
  return { ...known, remotes: Object.fromEntries(remotes), releases };
}

/** A version that was released anew is no longer unread. */
function withoutReplaced(registry: Registry): Registry {
  return withUnread(registry, ({ app, version }) => version === undefined || !releaseOf(registry, app, version));
}

function schemaOf(entry: unknown) {
  return Object(entry).kind === 'shell' ? releaseSchemas.shell : releaseSchemas.remote;
}

function readEach<Part, Whole = unknown>(
  record: Record<string, Whole>,
  read: (part: Whole, key: string, position: number) => Part | undefined,
): Record<string, Part> {
  const found = Object.entries(record).flatMap(([key, part], position) => {
    const result = read(part, key, position);
    return result === undefined ? [] : [[key, result] as const];
  });
  return Object.fromEntries(found);
}
