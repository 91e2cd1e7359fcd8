import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../OperatorError.ts';
import type { Approvals, Registry } from '../schema.ts';
import type { KeyFolder } from '../signing/KeyFolder.ts';
import { appsOf, releaseOf, type State, storedChannel, unreadOf, type Version } from '../state.ts';
import type { Authority, Signatures } from './Authority.ts';
import { channelStatement, releaseStatement } from './statements.ts';

interface Signing {
  keys: KeyFolder;
  authority: Authority;
  deployment: string;
  /** Of the new revision. */
  revision: number;
}

/** Signs what is new or changed, and `vouched`; the others' signatures stay, those of what is unread too. */
export async function approve(
  signing: Signing,
  before: Registry | undefined,
  after: State,
  vouched: Version[] = [],
): Promise<Approvals> {
  const releases: Approvals['releases'] = {};
  for (const [app, versions] of Object.entries(after.releases)) {
    const signed = Object.entries(versions).map(async ([version, release]) => {
      const known = before?.approvals.releases[app]?.[version] ?? {};
      const isNew = !before || !releaseOf(before, app, version);
      const isVouched = vouched.some((one) => one.app === app && one.version === version);
      if (!isNew && !isVouched) return [version, known] as const;
      return [version, { ...known, ...(await sign(signing, releaseStatement(signing.deployment, release))) }] as const;
    });
    releases[app] = Object.fromEntries(await Promise.all(signed));
  }
  for (const { app, version } of after.unread ?? []) {
    const known = version && before?.approvals.releases[app]?.[version];
    if (known) releases[app] = { [version]: known, ...releases[app] };
  }
  return { releases, channels: await approveChannels(signing, before, after, vouched) };
}

async function approveChannels(signing: Signing, before: Registry | undefined, after: State, vouched: Version[]) {
  const { deployment, revision } = signing;
  const channels: Approvals['channels'] = { ...before?.approvals.channels };
  const apps = new Set([...appsOf(after), ...(before ? appsOf(before) : [])]);
  // Nobody vouches for what they cannot read.
  for (const app of [...apps].filter((one) => !unreadOf(after, one))) {
    const channel = storedChannel(after, app) ?? null;
    const old = before && storedChannel(before, app);
    const known = isDeepStrictEqual(old ?? null, channel) ? channels[app] : undefined;
    if (known && !vouched.some((one) => one.app === app)) continue;
    const since = known?.revision ?? revision;
    const signatures = await sign(signing, channelStatement(deployment, app, channel, since));
    channels[app] = { revision: since, signatures: { ...known?.signatures, ...signatures } };
  }
  return channels;
}

async function sign({ keys, authority }: Signing, statement: Uint8Array): Promise<Signatures> {
  const signature = await keys.sign(statement);
  const signer = authority.signerOf(statement, signature);
  if (signer) return { [signer]: signature };
  throw new OperatorError(
    'The key that signs here has no role in the roles document. Ask the holders of the root keys to add it: see docs/operations.md.',
  );
}
