import type { DrawnIcon, IconName } from '@bank/shared/contract';
import Type, { type Static } from 'typebox';
import { anyKey } from './anyKey.ts';
import { apiUse, operationsByService } from './api/ApiUse.ts';
import { condition, declaredFlags, language } from './flags/schemas.ts';
import { settingsSchema } from './settings/schemas.ts';

/** Each release is compared with what the others have. */
const MAX_LISTED = 200;
/** The router ranks paths by their segments. */
const MAX_PATH = 200;
/** A range says which versions a package takes. */
const MAX_RANGE = 200;
const listed = { maxItems: MAX_LISTED, description: `a list of at most ${MAX_LISTED}` };
/** Pages report visits by slot and id. */
const MAX_SLOT = 150;
/** Each entry of the sidebar, and each below it, is looked for among all pages of its remote. */
const MAX_ENTRIES = 20;
const MAX_CHILDREN = 10;

export const name = Type.String({
  pattern: '^[a-z][a-z0-9-]{1,40}$',
  description: 'lower-case letters, digits and hyphens',
});
const file = Type.String({ pattern: '^[\\w][\\w.-]*$', description: 'a file name without folders' });
export const path = Type.String({
  pattern: '^/([\\w-]+(/[\\w-]+)*)?$',
  maxLength: MAX_PATH,
  description: 'a path such as "/accounts"',
});
const target = Type.String({
  pattern: '^/([\\w-]+(/[\\w-]+)*)?(\\?[\\w=&-]+)?$',
  description: 'a path such as "/accounts" or "/dashboard?customize=1"',
});
const mountPath = Type.String({
  pattern: '^/(\\*|[\\w-]+(/:?[\\w-]+)*(/\\*)?)?$',
  maxLength: MAX_PATH,
  description: 'a path such as "/accounts", "/accounts/:id" or "/accounts/*"',
});
const label = Type.String({ minLength: 1, maxLength: 60, description: 'a text of 1 to 60 characters' });
/** The remote's contract may know more names than this one: the shell decides what it shows for them. */
const icon = Type.Unsafe<IconName | DrawnIcon>(
  Type.Union(
    [
      Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
      Type.Object({ path: Type.String({ pattern: '^[Mm][MLHVCSQTAZmlhvcsqtaz\\d ,.e+-]{1,1000}$' }) }),
    ],
    { description: 'the name of an icon, or a drawing such as { "path": "M4 12h16" }' },
  ),
);
const versions = Type.Record(anyKey, Type.String());
/** Older releases lack them. */
const namesByModule = Type.Optional(
  Type.Record(anyKey, Type.Array(Type.String()), {
    description: 'the names that are exported or imported, by shared module',
  }),
);

const headerAction = Type.Object({
  id: Type.String({ minLength: 1 }),
  label,
  icon,
  to: Type.Optional(target),
  primary: Type.Optional(Type.Boolean()),
});

const header = Type.Optional(Type.Object({ title: label, actions: Type.Array(headerAction, listed) }));

const expose = Type.String({ pattern: '^\\w+$', description: 'the name of an exposed module' });

const mount = Type.Object({
  path: mountPath,
  title: label,
  layout: Type.Union([Type.Literal('public'), Type.Literal('main')], { description: '"public" or "main"' }),
  header,
  for: Type.Optional(condition),
  headings: Type.Optional(Type.Array(Type.Object({ path: mountPath, title: label, header }), listed)),
  expose,
  files: Type.Array(file),
});

export const slotPattern = '^[a-z][\\w-]*(/[a-z][\\w-]*)+@[1-9]\\d*$';
const slot = Type.String({
  pattern: slotPattern,
  maxLength: MAX_SLOT,
  description: 'a slot such as "bank/dashboard/widget@1"',
});

const extension = Type.Object({
  slot,
  id: Type.String({ pattern: '^[a-z][\\w-]{0,40}$', description: 'an identifier of letters, digits and hyphens' }),
  title: label,
  order: Type.Optional(Type.Number({ description: 'a number' })),
  at: Type.Optional(path),
  for: Type.Optional(condition),
  width: Type.Optional(
    Type.Union([Type.Literal('full'), Type.Literal('wide'), Type.Literal('narrow')], {
      description: '"full", "wide" or "narrow"',
    }),
  ),
  height: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2000, description: 'a whole number of pixels from 1 to 2000' }),
  ),
  expose,
  files: Type.Array(file),
});

const navigation = Type.Object({
  group: label,
  label,
  to: path,
  icon,
  for: Type.Optional(condition),
  children: Type.Optional(Type.Array(Type.Object({ label, to: path }), { maxItems: MAX_CHILDREN })),
});

const contract = Type.Integer({ minimum: 1, description: 'the number of a contract version' });
/** Shells used to state a single number. */
const contracts = Type.Union([contract, Type.Array(contract, { minItems: 1 })], {
  description: 'the numbers of the contract versions',
});
export const shellFacts = {
  kind: Type.Literal('shell'),
  name: Type.Literal('shell', { description: '"shell"' }),
  owner: Type.Optional(label),
  contract: contracts,
  entry: Type.Array(file, { minItems: 1 }),
  /** Scripts that pages in the main layout need as well; older releases lack them. */
  mainLayout: Type.Optional(Type.Array(file)),
  provides: versions,
  exports: namesByModule,
  api: Type.Optional(apiUse),
  slots: Type.Optional(Type.Array(slot, listed)),
  /** Shells used to lend remotes their federation runtime. */
  lendsRuntime: Type.Optional(Type.Literal(false, { description: 'false' })),
};
export const remoteFacts = {
  kind: Type.Literal('remote'),
  name: Type.String({
    pattern: '^(?!(shell|registry)$)[a-z][a-z0-9-]{1,40}$',
    description: 'lower-case letters, digits and hyphens, and neither "shell" nor "registry"',
  }),
  owner: label,
  contract,
  entry: file,
  requires: Type.Record(anyKey, Type.String({ maxLength: MAX_RANGE }), { maxProperties: MAX_LISTED }),
  imports: namesByModule,
  /** Builds of older presets lack it. */
  api: Type.Optional(apiUse),
  /** `lucide-react@1.75.0`; older releases lack the version. */
  bundled: Type.Array(Type.String(), { description: 'a list of packages' }),
  /** Older releases lack them, and have English alone. */
  languages: Type.Optional(Type.Array(language)),
  titles: Type.Optional(Type.Record(language, Type.Record(anyKey, label), { description: 'texts by language' })),
  mounts: Type.Array(mount, { ...listed, minItems: 1 }),
  navigation: Type.Optional(Type.Array(navigation, { maxItems: MAX_ENTRIES })),
  slots: Type.Optional(Type.Array(slot, listed)),
  /** The file with the types of its slots and services, for other squads; no page loads it. */
  types: Type.Optional(file),
  extensions: Type.Optional(Type.Array(extension, listed)),
  services: Type.Optional(Type.Array(Type.Object({ name }), listed)),
  /** The operations in these types. */
  servicesPublished: Type.Optional(operationsByService),
  /** What it asks services of other remotes, by remote. Builds of older presets lack it. */
  servicesUsed: Type.Optional(
    Type.Record(name, operationsByService, { maxProperties: MAX_LISTED, additionalProperties: false }),
  ),
  /** The same with fields and problems, by operation as pages call it. Builds of older presets lack both. */
  serviceApi: Type.Optional(apiUse),
  serviceApisUsed: Type.Optional(Type.Record(name, apiUse, { maxProperties: MAX_LISTED, additionalProperties: false })),
  flags: Type.Optional(declaredFlags),
  settings: Type.Optional(settingsSchema),
};
/** Builds of older presets, and of other tools, lack them. */
const places = Type.Optional(
  Type.Array(Type.Object({ where: Type.String(), name: Type.String() }), {
    description: 'a list of places in the source, such as { "where": "src/Page.tsx:4", "name": "globalThis.fetch" }',
  }),
);
const buildFacts = {
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$', description: 'a semantic version' }),
  emitted: Type.Array(Type.String(), { description: 'the names of all files of the build' }),
  source: Type.Object(
    {
      installed: versions,
      foreign: Type.Array(Type.String()),
      withoutDefault: Type.Array(Type.String()),
      changedGlobals: places,
      leftRunning: places,
      refusedStyles: places,
    },
    { description: 'what the bundler knows of the source: "installed", "foreign" and "withoutDefault"' },
  ),
};
export type SourceFacts = Static<typeof buildFacts.source>;

export const shellManifest = Type.Object({ ...shellFacts, ...buildFacts });
export const remoteManifest = Type.Object({ ...remoteFacts, ...buildFacts });
