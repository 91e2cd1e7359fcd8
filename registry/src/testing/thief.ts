import fc from 'fast-check';
import type { PackageContent } from '../bank/drafts.ts';
import { activate } from '../edits/activate.ts';
import { disable, enable } from '../edits/disable.ts';
import { retire } from '../edits/retire.ts';
import { hashOf } from '../hashOf.ts';
import { parseStreamFile, type StreamFile, type StreamName } from '../streams/StreamFile.ts';
import { OWN, outcomeOf, rollbackOfTwo } from './Honest.ts';
import { rolesThefts, stealRoles } from './stealRoles.ts';
import { type StolenContent, stolenContents } from './stolenContents.ts';
import { fingerprint, type Person, remoteOf, SHARED, type World } from './World.ts';
import { writeRaw } from './writeRaw.ts';

const OWN_STREAM: StreamName = `packages/${OWN}`;
const STREAMS: StreamName[] = ['roots', 'operators', 'judge', 'packages/shell', 'packages/mfe-cards', OWN_STREAM];
const LONG_NAME = `${'9'.repeat(9)}-${'a'.repeat(64)}.${'b'.repeat(16)}.${'c'.repeat(85)}A.json`;
const NEWLINE = 10;
const MISNAMED = [
  ...['roots/x', 'roots/00000002-0123456789ab.json', 'x', '00000001.json', `operators/${2 ** 53}.json`],
  ...['packages/mfe-cards/1.json', 'packages/none/y', `packages/mfe-cards/${LONG_NAME}`],
];

const stream = fc.constantFrom(...STREAMS, OWN_STREAM);
/** The thief writes in the name of one of them. */
const instead = fc.constantFrom<Person | undefined>(undefined, 'accounts', 'operator');
const number = fc.integer({ min: 1, max: 12 });
const content = fc.constantFrom(...(Object.keys(stolenContents) as StolenContent[]));

/** A holder of the key of `mfe-accounts`, of one root key of three and of a revoked key of `mfe-cards` does this to the store. */
export const theft = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('signed' as const),
      stream,
      content,
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
  fc.record({ kind: fc.constant('respelled' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('forged' as const), at: fc.nat(), content }),
  fc.record({ kind: fc.constant('foreign' as const), key: fc.constantFrom<Person>('operator', 'cards'), number }),
  fc.record({ kind: fc.constant('halved' as const), lost: fc.nat(1), instead }),
  fc.record({ kind: fc.constant('misnamed' as const), name: fc.constantFrom(...MISNAMED) }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('own' as const),
      what: fc.constantFrom('release', 'retire', 'disable', 'enable', 'write', 'share'),
      number,
    }),
  },
);
export type Theft = typeof theft extends fc.Arbitrary<infer Step> ? Step : never;
type Kind<Name> = Extract<Theft, { kind: Name }>;

/** @returns what problems are to name, as it was in vain */
export async function steal(world: World, step: Theft): Promise<string[]> {
  if (step.kind === 'signed') return sign(world, step);
  if (step.kind === 'roles') return stealRoles(world, step.how);
  if (step.kind === 'renamed') return rename(world, step);
  if (step.kind === 'respelled') return respell(world, step);
  if (step.kind === 'forged') return forge(world, step);
  if (step.kind === 'foreign') return copyFromAnother(world, step);
  if (step.kind === 'halved') return halve(world, step);
  if (step.kind === 'misnamed') {
    await world.store.put(`registry/${step.name}`, new TextEncoder().encode('{}'));
    return [step.name.endsWith(LONG_NAME) ? 'registry/packages/mfe-cards ' : 'without a document’s name'];
  }
  if (step.what === 'write') {
    await writeRaw(world.as('accounts'), OWN_STREAM, stolenContents['another release']);
    return [];
  }
  if (step.what === 'share') {
    const { stream } = await writeRaw(
      world.as('accounts'),
      `packages/${SHARED}`,
      stolenContents['a release that needs two squads'],
    );
    return [`registry/${stream} `];
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
  const isOwn = stream === OWN_STREAM && key === 'accounts' && name === key;
  const file = await writeRaw(world.as(key), stream, stolenContents[content], { signer: fingerprint(name), number });
  // What a revoked key has written below what counts is history.
  return isOwn || key === 'former' ? [] : [named(file)];
}

function named({ stream, signer, number }: Pick<StreamFile, 'stream' | 'signer' | 'number'>): string {
  return stream === 'roots' && number === 3 && signer === fingerprint('rootA')
    ? 'of the roles document'
    : `registry/${stream} `;
}

/** Writes a genuine document under another name. */
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

/** Writes a genuine document under a name that spells the bytes of its signature otherwise. */
async function respell(world: World, { at }: Kind<'respelled'>): Promise<string[]> {
  const files = await filesOf(world);
  const file = files[at % files.length];
  const bytes = file && (await world.store.get(`registry/${file.key}`));
  if (!file || !bytes) return [];
  const last = file.signature.charCodeAt(file.signature.length - 1);
  const respelled = `${file.signature.slice(0, -1)}${String.fromCharCode(last + 1)}`;
  await world.store.put(`registry/${file.key.replace(file.signature, respelled)}`, bytes);
  return ['without a document’s name'];
}

/** Writes another content under the number and the signature of a genuine document. */
async function forge(world: World, { at, content }: Kind<'forged'>): Promise<string[]> {
  const files = (await filesOf(world)).filter(({ stream }) => stream !== 'roots');
  const file = files[at % files.length];
  const bytes = file && (await world.store.get(`registry/${file.key}`));
  // Those that the thief has cut or forged end otherwise.
  if (!file || bytes?.at(-1) !== NEWLINE) return [];
  const document = JSON.parse(new TextDecoder().decode(bytes)) as PackageContent;
  const forged = new TextEncoder().encode(JSON.stringify({ ...document, ...stolenContents[content](document) }));
  await world.store.put(`registry/${file.key.replace(file.hash, hashOf(forged))}`, forged);
  return [`registry/${file.stream} `];
}

/** Writes a genuine document of another bank, whose people have the same keys. */
async function copyFromAnother(world: World, { key, number }: Kind<'foreign'>): Promise<string[]> {
  const stream = key === 'operator' ? 'operators' : 'packages/mfe-cards';
  await writeRaw({ ...world.as(key), name: 'another' }, stream, undefined, { number });
  return [`registry/${stream} `];
}

/** Deletes one of two documents of an operator's change, or puts the thief's own in its place. */
async function halve(world: World, { lost, instead }: Kind<'halved'>): Promise<string[]> {
  const before = (await filesOf(world)).map(({ key }) => key);
  await outcomeOf(world, 'operator', rollbackOfTwo);
  const file = (await filesOf(world)).filter(({ key }) => !before.includes(key))[lost];
  const bytes = file && (await world.store.get(`registry/${file.key}`));
  if (!file || !bytes) return [];
  await world.store.remove(`registry/${file.key}`);
  if (!instead) return [];
  const { together } = JSON.parse(new TextDecoder().decode(bytes)) as { together?: object };
  const options = { number: file.number, signer: fingerprint(instead), ...(together && { together }) };
  await writeRaw(world.as('accounts'), file.stream, undefined, options);
  return [`registry/${file.stream} `];
}

async function filesOf({ store }: World): Promise<StreamFile[]> {
  return (await store.list('registry')).flatMap((key) => parseStreamFile(key) ?? []);
}
