import type { PackageContent } from '../bank/drafts.ts';
import { releaseStatement } from '../bank/releaseStatement.ts';
import { FORM } from '../bank/schemas.ts';
import type { Release } from '../schema.ts';
import { OWN } from './Honest.ts';
import { CDN, DEPLOYMENT, fingerprint, type Person, remoteOf, shellOf, signAs } from './World.ts';

const message = 'Call +1 900';
const FIRST = '1.0.0-0000000001';
const LONG_AGO = { at: '2000-01-01T00:00:00.000Z', by: 'test', action: 'retire', app: OWN, why: 'Written by hand' };
const SET = `${OWN}@${FIRST},mfe-cards@${FIRST}`;
const heldTogether = [3, 4, 5, 6].map((number) => [
  { app: OWN, version: FIRST },
  { app: 'mfe-cards', version: remoteOf('cards', number).version },
]);

/** The thief makes these of a document of a package, or of the operators. */
export const stolenContents = {
  same: (content) => content,
  nothing: (content) => ({ ...content, channel: null, disabled: {}, pinned: {} }),
  garbage: () => ({ x: 1 }),
  evil: (content) => withLive(content, content.package === 'shell' ? shellOf(99) : remoteOf('cards', 99)),
  'another release': (content) => withLive(content, remoteOf('accounts', 96)),
  'a release that needs two squads': (content) => withLive(content, remoteOf('shared', 95, '/accounts/shared')),
  'a page of another squad': (content) => withLive(content, remoteOf('accounts', 98, '/cards')),
  'a page of another squad, not live': (content) => {
    const release = remoteOf('accounts', 97, '/cards');
    return { ...content, releases: { ...content.releases, [release.version]: release } };
  },
  'scripts at the addresses of another squad': (content) =>
    withLive(content, { ...remoteOf('accounts', 94), base: remoteOf('cards', 1).base }),
  'scripts at the addresses of another squad elsewhere': (content) =>
    withLive(content, { ...remoteOf('accounts', 93), base: `${CDN}mfe-cards/` }),
  "another squad's release": (content) => withLive(content, remoteOf('cards', 1), 'cards', 'accounts'),
  'without releases': (content) => ({ ...content, releases: {} }),
  disabled: (content) => ({
    ...content,
    disabled: { 'mfe-cards': { message } },
    pinned: {},
    channel: content.channel && { ...content.channel, disabled: { message } },
  }),
  waits: (content) => ({ ...content, together: { id: 'x', streams: { 'packages/mfe-cards': 7 } } }),
  marked: (content) => ({
    ...content,
    channel: content.channel && { ...content.channel, sets: { [content.channel.active]: SET } },
  }),
  flags: (content) => withFlags(content, 1),
  'too many flags': (content) => withFlags(content, 21),
  held: (content) => ({ ...content, channel: null, held: [FIRST], heldTogether }),
  'a canary': (content) => withCanary(content, remoteOf('accounts', 92)),
  'the first version, and others before it': (content) => ({ ...content, channel: wasLive(content) }),
  'pinned, and disabled': (content) => ({
    ...content,
    channel: content.channel && { ...content.channel, pinned: true, disabled: { message } },
  }),
  'retired long ago': (content) => ({ ...content, channel: null, releases: {}, change: LONG_AGO }),
  'later form': (content) => ({ ...content, schema: FORM + 1 }),
} satisfies Record<string, (content: PackageContent) => object>;

export type StolenContent = keyof typeof stolenContents;

function wasLive({ channel, releases }: Partial<PackageContent>): object {
  return { ...channel, active: FIRST, previous: Object.keys(releases ?? {}), autoRollback: true };
}

function withCanary(content: PackageContent, release: Release): object {
  const { channel } = content;
  const canary = { version: release.version, percent: 100 };
  return { ...withLive(content, release), channel: channel && { ...channel, canary } };
}

function withFlags({ channel, ...content }: PackageContent, count: number): object {
  const names = ['rollover', ...Array.from({ length: count - 1 }, (_, at) => `flag${at}`)];
  const flags = Object.fromEntries(names.map((name) => [name, { percent: 100 }]));
  return { ...content, channel: channel && { ...channel, flags } };
}

/** @param signers those who have signed the release, the thief if nobody else */
function withLive(content: PackageContent, release: Release, ...signers: Person[]): object {
  const { version } = release;
  const statement = releaseStatement(DEPLOYMENT, release);
  const people: Person[] = signers.length > 0 ? signers : ['accounts'];
  const signatures = Object.fromEntries(people.map((person) => [fingerprint(person), signAs(person, statement)]));
  return {
    ...content,
    channel: { active: version, previous: [] },
    releases: { ...content.releases, [version]: release },
    signatures: { ...content.signatures, [version]: signatures },
  };
}
