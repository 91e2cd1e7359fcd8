import fc from 'fast-check';
import { activate } from '../edits/activate.ts';
import { disable, enable } from '../edits/disable.ts';
import { retire } from '../edits/retire.ts';
import { parseStreamFile, type StreamFile, type StreamName } from '../streams/StreamFile.ts';
import { OWN, outcomeOf, rollbackOfTwo } from './Honest.ts';
import { rolesThefts, stealRoles } from './stealRoles.ts';
import { type StolenContent, stolenContents } from './stolenContents.ts';
import { fingerprint, type Person, remoteOf, type World } from './World.ts';
import { writeRaw } from './writeRaw.ts';

const OWN_STREAM: StreamName = `packages/${OWN}`;
const STREAMS: StreamName[] = ['roots', 'operators', 'judge', 'packages/shell', 'packages/mfe-cards', OWN_STREAM];
const LONG_NAME = `${'9'.repeat(9)}-${'a'.repeat(64)}.${'b'.repeat(16)}.${'c'.repeat(85)}A.json`;
const MISNAMED = [
  ...['roots/x', 'roots/00000002-0123456789ab.json', 'x', '00000001.json', `operators/${2 ** 53}.json`],
  ...['packages/mfe-cards/1.json', 'packages/none/y', `packages/mfe-cards/${LONG_NAME}`],
];

const stream = fc.constantFrom(...STREAMS, OWN_STREAM);
const number = fc.integer({ min: 1, max: 12 });

/** A holder of the key of `mfe-accounts`, of one root key of three and of a revoked key of `mfe-cards` does this to the store. */
export const theft = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('signed' as const), stream },
      content: fc.constantFrom(...(Object.keys(stolenContents) as StolenContent[])),
      key: fc.constantFrom<Person>('accounts', 'accounts', 'rootA', 'former'),
      name: fc.constantFrom<Person | undefined>(undefined, undefined, undefined, 'operator', 'cards'),
      number: fc.oneof(number, fc.constantFrom(65, 99_999_999, 999_999_999)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('roles' as const),
      how: fc.constantFrom(...(Object.keys(rolesThefts) as (keyof typeof rolesThefts)[]), 'altered' as const),
    }),
  },
  fc.record({ kind: fc.constant('renamed' as const), stream, number, at: fc.nat(), isCut: fc.boolean() }),
  fc.record({ kind: fc.constant('foreign' as const), key: fc.constantFrom<Person>('operator', 'cards'), number }),
  fc.record({ kind: fc.constant('halved' as const), lost: fc.nat(1), isReplaced: fc.boolean() }),
  fc.record({ kind: fc.constant('misnamed' as const), name: fc.constantFrom(...MISNAMED) }),
  fc.record({
    kind: fc.constant('own' as const),
    what: fc.constantFrom('release', 'retire', 'disable', 'enable'),
    number,
  }),
);
export type Theft = typeof theft extends fc.Arbitrary<infer Step> ? Step : never;
type Kind<Name> = Extract<Theft, { kind: Name }>;

/** @returns what problems are to name, as it was in vain */
export async function steal(world: World, step: Theft): Promise<string[]> {
  if (step.kind === 'signed') return sign(world, step);
  if (step.kind === 'roles') return stealRoles(world, step.how);
  if (step.kind === 'renamed') return rename(world, step);
  if (step.kind === 'foreign') return copyFromAnother(world, step);
  if (step.kind === 'halved') return halve(world, step);
  if (step.kind === 'misnamed') {
    await world.store.put(`registry/${step.name}`, new TextEncoder().encode('{}'));
    return [step.name.endsWith(LONG_NAME) ? 'registry/packages/mfe-cards ' : 'without a document’s name'];
  }
  const edits = {
    release: activate(remoteOf('accounts', step.number)),
    retire: retire(OWN),
    disable: disable(OWN, 'Call +1 900'),
    enable: enable(OWN),
  };
  await outcomeOf(world, 'accounts', edits[step.what as keyof typeof edits]);
  return [];
}

async function sign(world: World, { stream, content, key, name = key, number }: Kind<'signed'>): Promise<string[]> {
  const options = { number, signer: fingerprint(name) };
  const file = await writeRaw(world.as(key), stream, stolenContents[content], options);
  // What a revoked key has written below what counts is history.
  return key === 'former' || (stream === OWN_STREAM && key === name && key === 'accounts') ? [] : [named(file)];
}

function named({ stream, signer, number }: Pick<StreamFile, 'stream' | 'signer' | 'number'>): string {
  return stream === 'roots' && number === 3 && signer === fingerprint('rootA')
    ? 'of the roles document'
    : `registry/${stream} `;
}

/** A genuine document under another name. */
async function rename(world: World, { stream, number, at, isCut }: Kind<'renamed'>): Promise<string[]> {
  const files = await filesOf(world);
  const file = files[at % files.length];
  const bytes = file && (await world.store.get(`registry/${file.key}`));
  if (!file || !bytes) return [];
  const name = file.key.slice(file.stream.length + 1);
  const renamed = `${stream}/${String(number).padStart(9, '0')}${name.slice(9)}`;
  if (files.some(({ key }) => key === renamed)) return [];
  await world.store.put(`registry/${renamed}`, isCut ? bytes.subarray(0, bytes.length / 2) : bytes);
  return [`registry/${stream} `];
}

/** A genuine document of another bank, whose people have the same keys. */
async function copyFromAnother(world: World, { key, number }: Kind<'foreign'>): Promise<string[]> {
  const stream = key === 'operator' ? 'operators' : 'packages/mfe-cards';
  await writeRaw({ ...world.as(key), name: 'another' }, stream, undefined, { number });
  return [`registry/${stream} `];
}

/** Of two documents of an operator's change one is lost, or has given way to the thief's own. */
async function halve(world: World, { lost, isReplaced }: Kind<'halved'>): Promise<string[]> {
  const before = (await filesOf(world)).map(({ key }) => key);
  await outcomeOf(world, 'operator', rollbackOfTwo);
  const file = (await filesOf(world)).filter(({ key }) => !before.includes(key))[lost];
  const bytes = file && (await world.store.get(`registry/${file.key}`));
  if (!file || !bytes) return [];
  await world.store.remove(`registry/${file.key}`);
  if (!isReplaced) return [];
  const { together } = JSON.parse(new TextDecoder().decode(bytes)) as { together?: object };
  await writeRaw(world.as('accounts'), file.stream, undefined, { number: file.number, ...(together && { together }) });
  return [`registry/${file.stream} `];
}

async function filesOf({ store }: World): Promise<StreamFile[]> {
  return (await store.list('registry')).flatMap((key) => parseStreamFile(key) ?? []);
}
