import type { PackageContent } from '../bank/drafts.ts';
import { releaseStatement } from '../bank/releaseStatement.ts';
import type { Release } from '../schema.ts';
import { DEPLOYMENT, signatureOf, signerOf } from './World.ts';
import { remoteOf, shellOf } from './worldReleases.ts';

const message = 'Call +1 900';

/** What the thief makes of a document of a package, or of the operators. */
export const stolenContents = {
  same: (content) => content,
  nothing: (content) => ({ ...content, channel: null, disabled: {}, pinned: {} }),
  garbage: () => ({ x: 1 }),
  'of another bank': (content) => ({ ...content, deployment: 'another' }),
  'of another package': (content) => ({ ...content, package: 'mfe-cards', channel: null, releases: {} }),
  'of a later form': (content) => ({ ...content, schema: 2 }),
  'with another release': (content) => withLive(content, remoteOf('payments', 97)),
  'with an evil release': (content) => withLive(content, content.package === 'shell' ? shellOf(99) : evilCards),
  "with another squad's path": (content) => withLive(content, remoteOf('payments', 98, '/cards')),
  'without releases': (content) => ({ ...content, releases: {} }),
  disabled: (content) => ({
    ...{ ...content, disabled: { 'mfe-cards': { message } }, pinned: {} },
    channel: content.channel && { ...content.channel, disabled: { message } },
  }),
  'waiting for another squad': (content) => ({
    ...content,
    together: { id: 'x', streams: { 'packages/mfe-cards': 7 } },
  }),
  'in a set with another squad': (content) => {
    const set = 'mfe-cards@1.0.0-0000000003,mfe-payments@1.0.0-0000000001';
    return { ...content, channel: content.channel && { ...content.channel, sets: { [content.channel.active]: set } } };
  },
} satisfies Record<string, (content: PackageContent) => object>;

export type StolenContent = keyof typeof stolenContents;

const evilCards = remoteOf('cards', 99);

function withLive(content: PackageContent, release: Release): object {
  const signature = signatureOf('payments', releaseStatement(DEPLOYMENT, release));
  return {
    ...content,
    channel: { active: release.version, previous: [] },
    releases: { ...content.releases, [release.version]: release },
    signatures: { ...content.signatures, [release.version]: { [signerOf('payments')]: signature } },
  };
}
