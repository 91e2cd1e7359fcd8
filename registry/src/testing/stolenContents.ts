import type { PackageContent } from '../bank/drafts.ts';
import { releaseStatement } from '../bank/releaseStatement.ts';
import { FORM } from '../bank/schemas.ts';
import type { Release } from '../schema.ts';
import { OWN } from './Honest.ts';
import { DEPLOYMENT, fingerprint, type Person, remoteOf, shellOf, signAs } from './World.ts';

const message = 'Call +1 900';
const SET = `${OWN}@1.0.0-0000000001,mfe-cards@1.0.0-0000000001`;
const heldTogether = [SET.split(',').map((one) => ({ app: one.split('@')[0], version: one.split('@')[1] }))];

/** The thief makes these of a document of a package, or of the operators. */
export const stolenContents = {
  same: (content) => content,
  nothing: (content) => ({ ...content, channel: null, disabled: {}, pinned: {} }),
  garbage: () => ({ x: 1 }),
  evil: (content) => withLive(content, content.package === 'shell' ? shellOf(99) : remoteOf('cards', 99)),
  'a page of another squad': (content) => withLive(content, remoteOf('accounts', 98, '/cards')),
  "another squad's release": (content) => withLive(content, remoteOf('cards', 1), 'cards'),
  'without releases': (content) => ({ ...content, releases: {} }),
  disabled: (content) => ({
    ...{ ...content, disabled: { 'mfe-cards': { message } }, pinned: {} },
    channel: content.channel && { ...content.channel, disabled: { message } },
  }),
  waits: (content) => ({ ...content, together: { id: 'x', streams: { 'packages/mfe-cards': 7 } } }),
  marked: (content) => ({
    ...content,
    channel: content.channel && { ...content.channel, sets: { [content.channel.active]: SET } },
  }),
  held: (content) => ({ ...content, channel: null, held: ['1.0.0-0000000001'], heldTogether }),
  'later form': (content) => ({ ...content, schema: FORM + 1 }),
} satisfies Record<string, (content: PackageContent) => object>;

export type StolenContent = keyof typeof stolenContents;

function withLive(content: PackageContent, release: Release, person: Person = 'accounts'): object {
  const { version } = release;
  const signature = signAs(person, releaseStatement(DEPLOYMENT, release));
  return {
    ...content,
    channel: { active: version, previous: [] },
    releases: { ...content.releases, [version]: release },
    signatures: { ...content.signatures, [version]: { [fingerprint(person)]: signature } },
  };
}
