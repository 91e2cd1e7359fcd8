import fc from 'fast-check';
import type { PackageContent } from '../bank/drafts.ts';
import { FORM } from '../bank/schemas.ts';
import { activate } from '../edits/activate.ts';
import { disable } from '../edits/disable.ts';
import { retire } from '../edits/retire.ts';
import { revise } from '../revisions/revise.ts';
import { parseStreamFile, type StreamName } from '../streams/StreamFile.ts';
import type { World } from './World.ts';
import { remoteOf, shellOf } from './World.ts';
import { writeRaw } from './writeRaw.ts';

const STREAMS: StreamName[] = ['roots', 'operators', 'packages/shell', 'packages/mfe-cards', 'packages/mfe-accounts'];
const OWN = 'packages/mfe-accounts';
const CONTENTS = ['same', 'nothing', 'garbage', 'evil', 'without releases', 'waits', 'marked', 'later form'] as const;

/** Something that a holder of the key of `mfe-accounts`, and of one root key of three, does to the store. */
export const theft = fc.oneof(
  fc.record({
    kind: fc.constant('signed' as const),
    stream: fc.constantFrom(...STREAMS),
    content: fc.constantFrom(...CONTENTS),
    key: fc.constantFrom('accounts' as const, 'rootA' as const),
    number: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(65, 99_999_999, 999_999_999)),
  }),
  fc.record({
    kind: fc.constant('renamed' as const),
    at: fc.nat(),
    stream: fc.constantFrom(...STREAMS),
    number: fc.integer({ min: 1, max: 12 }),
    isCut: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('misnamed' as const),
    name: fc.constantFrom(
      ...['roots/x', 'roots/00000002-0123456789ab.json', 'x', `operators/${2 ** 53}.json`, 'packages/mfe-cards/1.json'],
      ...[
        'packages/none/y',
        `packages/mfe-cards/${'9'.repeat(9)}-${'a'.repeat(64)}.${'b'.repeat(16)}.${'c'.repeat(86)}.json`,
      ],
    ),
  }),
  fc.record({
    kind: fc.constant('own' as const),
    what: fc.constantFrom('release', 'retire', 'disable'),
    number: fc.integer({ min: 2, max: 9 }),
  }),
);
export type Theft = typeof theft extends fc.Arbitrary<infer Step> ? Step : never;

/** @returns whether it was in vain, and so is to be named */
export async function steal(world: World, step: Theft): Promise<boolean> {
  if (step.kind === 'signed') {
    const number = { number: step.number };
    await writeRaw(
      world.as(step.key),
      step.stream,
      (content) => alter(content as PackageContent, step.content),
      number,
    );
    return step.stream !== OWN || step.key !== 'accounts';
  }
  if (step.kind === 'renamed') return rename(world, step);
  if (step.kind === 'misnamed') {
    await world.store.put(`registry/${step.name}`, new TextEncoder().encode('{}'));
    return true;
  }
  const edits = {
    release: activate(remoteOf('accounts', step.number)),
    retire: retire('mfe-accounts'),
    disable: disable('mfe-accounts', 'Call +1 900'),
  };
  const reason = { by: 'thief', action: step.what, app: 'mfe-accounts', why: 'Theft' };
  await revise(world.as('accounts'), reason, edits[step.what as keyof typeof edits]).catch(() => undefined);
  return false;
}

/** A genuine document under another name. */
async function rename({ store }: World, step: Extract<Theft, { kind: 'renamed' }>): Promise<boolean> {
  const keys = (await store.list('registry')).flatMap((key) => parseStreamFile(key) ?? []);
  const file = keys[step.at % keys.length];
  const bytes = file && (await store.get(`registry/${file.key}`));
  if (!file || !bytes) return false;
  const name = file.key.slice(file.stream.length + 1);
  const renamed = `${step.stream}/${String(step.number).padStart(9, '0')}${name.slice(9)}`;
  if (keys.some(({ key }) => key === renamed)) return false;
  await store.put(`registry/${renamed}`, step.isCut ? bytes.subarray(0, bytes.length / 2) : bytes);
  return true;
}

function alter(content: PackageContent, how: (typeof CONTENTS)[number]): object {
  const { package: app, channel } = content;
  const evil = app === 'shell' ? shellOf(99) : remoteOf('cards', 99);
  if (how === 'same') return content;
  if (how === 'nothing') return { ...content, channel: null, disabled: {}, pinned: {} };
  if (how === 'garbage') return { x: 1 };
  if (how === 'without releases') return { ...content, releases: {} };
  if (how === 'waits') return { ...content, together: { id: 'x', streams: { 'packages/mfe-cards': 7 } } };
  if (how === 'later form') return { ...content, schema: FORM + 1 };
  const set = 'mfe-accounts@1.0.0-0000000001,mfe-cards@1.0.0-0000000001';
  if (how === 'marked') return { ...content, channel: channel && { ...channel, sets: { [channel.active]: set } } };
  return { ...content, channel: { active: evil.version, previous: [] }, releases: { [evil.version]: evil } };
}
