import fc from 'fast-check';
import type { PackageContent } from '../bank/drafts.ts';
import type { StreamDocument } from '../bank/schemas.ts';
import { activate } from '../edits/activate.ts';
import { disable } from '../edits/disable.ts';
import { retire } from '../edits/retire.ts';
import { parseStreamFile, type StreamFile, type StreamName } from '../streams/StreamFile.ts';
import { by, OWN, rollbackOfTwo } from './commands.ts';
import { ROLES_THEFTS, stealRoles } from './stealRoles.ts';
import { type StolenContent, stolenContents } from './stolenContents.ts';
import { type Person, signerOf, type World } from './World.ts';
import { remoteOf } from './worldReleases.ts';
import { writeRaw } from './writeRaw.ts';

const OWN_STREAM: StreamName = `packages/${OWN}`;
const STREAMS: StreamName[] = ['roots', 'operators', 'packages/shell', 'packages/mfe-cards', OWN_STREAM];
const key = fc.constantFrom<Person>('payments', 'payments', 'rootA', 'former');
/** Whose key it is by the name. */
const name = fc.constantFrom<Person | undefined>(undefined, undefined, undefined, 'operator', 'cards', 'platform');
const number = fc.integer({ min: 1, max: 12 });
const MISNAMED = [
  ...['roots/x', 'roots/00000002-0123456789ab.json', 'x', `operators/${2 ** 53}.json`, 'packages/mfe-cards/1.json'],
  ...['packages/none/y', `packages/shell/${'9'.repeat(9)}-${'a'.repeat(64)}.${'b'.repeat(16)}.${'c'.repeat(86)}.json`],
];

const content = fc.constantFrom(...(Object.keys(stolenContents) as StolenContent[]));
const anyNumber = fc.oneof(number, fc.constantFrom(65, 99_999_999, 999_999_999));
const signed = fc.record({
  ...{ kind: fc.constant('signed' as const), key, name, stream: fc.constantFrom(...STREAMS), content },
  number: anyNumber,
});
const signedOwn = fc.record({
  ...{ kind: fc.constant('signed' as const), key: fc.constant<Person>('payments'), name: fc.constant(undefined) },
  ...{ stream: fc.constant(OWN_STREAM), content, number: anyNumber },
});
const renamed = fc.record({
  ...{ kind: fc.constant('renamed' as const), stream: fc.constantFrom(...STREAMS), number },
  ...{ at: fc.nat(), isCut: fc.boolean() },
});
const own = fc.record({
  ...{ kind: fc.constant('own' as const), what: fc.constantFrom('release', 'retire', 'disable'), number },
});

/**
 * Something that the thief does to the store. He holds the key of `mfe-payments`, one root key of three and a key of
 * `mfe-cards` that has been revoked.
 */
export const theft = fc.oneof(
  { weight: 5, arbitrary: signed },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('roles' as const), how: fc.constantFrom(...ROLES_THEFTS) }) },
  { weight: 2, arbitrary: renamed },
  { weight: 2, arbitrary: own },
  { weight: 3, arbitrary: signedOwn },
  fc.record({ kind: fc.constant('misnamed' as const), name: fc.constantFrom(...MISNAMED) }),
  fc.record({
    kind: fc.constant('halved' as const),
    lost: fc.nat(1),
    instead: fc.constantFrom('nothing', 'own', 'altered'),
  }),
);
export type Theft = typeof theft extends fc.Arbitrary<infer Step> ? Step : never;

/** @returns what he has written in vain, and so is to be named */
export async function steal(world: World, step: Theft): Promise<(StreamFile | string)[]> {
  if (step.kind === 'signed') return sign(world, step);
  if (step.kind === 'roles') return stealRoles(world, step.how);
  if (step.kind === 'renamed') return rename(world, step);
  if (step.kind === 'halved') return halve(world, step);
  if (step.kind === 'misnamed') {
    await world.store.put(`registry/${step.name}`, new TextEncoder().encode('{}'));
    return [step.name];
  }
  const edits = {
    release: activate(remoteOf('payments', step.number)),
    retire: retire(OWN),
    disable: disable(OWN, 'Call +1 900'),
  };
  await by('payments', () => edits[step.what as keyof typeof edits])
    .run(world, 0)
    .catch(() => undefined);
  return [];
}

async function sign(world: World, step: Extract<Theft, { kind: 'signed' }>): Promise<StreamFile[]> {
  const { stream, key, name, content } = step;
  const isOwn = stream === OWN_STREAM && key === 'payments' && !name;
  // Two of his own beside each other would only have everybody wait for him.
  const isTaken = isOwn && (await filesOf(world)).some((file) => file.stream === stream && file.number === step.number);
  const options = { ...(!isTaken && { number: step.number }), signer: signerOf(name ?? key) };
  const file = await writeRaw<PackageContent>(world.as(key), stream, stolenContents[content], options);
  return isOwn ? [] : [file];
}

/** A genuine document under another name. */
async function rename(world: World, step: Extract<Theft, { kind: 'renamed' }>): Promise<StreamFile[]> {
  const files = await filesOf(world);
  const file = files[step.at % files.length];
  const bytes = file && (await world.store.get(`registry/${file.key}`));
  if (!file || !bytes) return [];
  const name = file.key.slice(file.stream.length + 1);
  const key = `${step.stream}/${String(step.number).padStart(9, '0')}${name.slice(9)}`;
  if (files.some((other) => other.key === key)) return [];
  await world.store.put(`registry/${key}`, step.isCut ? bytes.subarray(0, bytes.length / 2) : bytes);
  return [{ ...file, key, stream: step.stream, number: step.number }];
}

/** Of two documents of an operator's change one is lost, replaced by one of the thief's own, or altered. */
async function halve(world: World, step: Extract<Theft, { kind: 'halved' }>): Promise<StreamFile[]> {
  const before = new Set((await filesOf(world)).map(({ key }) => key));
  await by('operator', rollbackOfTwo)
    .run(world, 0)
    .catch(() => undefined);
  const lost = (await filesOf(world)).filter(({ key }) => !before.has(key))[step.lost];
  const bytes = lost && (await world.store.get(`registry/${lost.key}`));
  if (!lost || !bytes) return [];
  await world.store.remove(`registry/${lost.key}`);
  const document = JSON.parse(new TextDecoder().decode(bytes)) as StreamDocument;
  const { number, together = {} } = document;
  if (step.instead === 'own')
    return [await writeRaw(world.as('payments'), lost.stream, undefined, { number, together })];
  const altered = new TextEncoder().encode(JSON.stringify(document));
  if (step.instead === 'altered') await world.store.put(`registry/${lost.key}`, altered);
  return [];
}

async function filesOf({ store }: World): Promise<StreamFile[]> {
  return (await store.list('registry')).flatMap((key) => parseStreamFile(key) ?? []);
}
