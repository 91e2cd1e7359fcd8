import assert from 'node:assert/strict';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { disable } from '@bank/registry/edits/disable.ts';
import { createRevision } from '@bank/registry/revisions/registry.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { approve } from '@bank/registry/roles/approve.ts';
import { readAuthority } from '@bank/registry/roles/readAuthority.ts';
import { signRoles } from '@bank/registry/roles/signRoles.ts';
import type { Registry, RemoteRelease } from '@bank/registry/schema.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { channelsOf } from '@bank/registry/state.ts';
import type { Attack } from './Attack.ts';
import type { Victim } from './Victim.ts';

const reason = { by: 'attacker', action: 'attack', app: 'registry', why: 'Attack' };
const EVIL = '1.0.0-0123456789';

/** A key of their own, which the bank trusts, and the public ones of those before. */
async function personOf({ deployment, folder }: Victim, id: string): Promise<KeyFolder> {
  const keys = new KeyFolder(path.join(folder, id));
  await keys.create(id);
  await cp(path.join(keys.folder, `${id}.pub.pem`), path.join(deployment.keys.folder, `${id}.pub.pem`));
  const isPublic = (file: string) => !file.endsWith('.key.pem');
  await cp(deployment.keys.folder, keys.folder, { recursive: true, filter: isPublic });
  return keys;
}

function publicKey(keys: KeyFolder, id: string): Promise<string> {
  return readFile(path.join(keys.folder, `${id}.pub.pem`), 'utf8');
}

/** Once: the owners sign every package as it is, and then the root gives roles. */
async function giveRoles(victim: Victim): Promise<void> {
  const { deployment } = victim;
  if ((await readAuthority(deployment)).roles) return;
  const owner = await personOf(victim, 'owner');
  const second = await personOf(victim, 'second');
  const squad = await personOf(victim, 'squad');
  const registry = await victim.newest();
  for (const keys of [owner, second])
    for (const [app, { active: version }] of channelsOf(registry))
      await revise({ ...deployment, keys }, reason, (state) => state, { vouched: [{ app, version }] });
  const packages = channelsOf(registry).map(([app]) => app);
  const pages = ['/', '/*', '/auth/*', '/dashboard/*', '/accounts/*'];
  await signRoles(deployment, {
    schema: 1,
    deployment: deployment.name,
    version: 1,
    keys: {
      owner: await publicKey(owner, 'owner'),
      second: await publicKey(second, 'second'),
      squad: await publicKey(squad, 'squad'),
    },
    roles: {
      Owner: { mounts: pages, origins: [], keys: ['owner', 'second'], packages },
      Squad: { mounts: ['/accounts'], origins: [], keys: ['squad'], packages: ['mfe-accounts'] },
    },
    operators: ['owner'],
    signatures: { 'mfe-auth': 2 },
  });
  for (const id of ['owner', 'second', 'squad']) await rm(path.join(deployment.keys.folder, `${id}.pub.pem`));
  await victim.until('the roles', async () => (await victim.health()).problems.length === 0);
}

/** Straight into the store, with all the signatures that this key can give. @returns the revision */
async function write(victim: Victim, keys: KeyFolder, change: (registry: Registry) => Registry): Promise<number> {
  const { deployment } = victim;
  const registry = await victim.newest();
  const revision = registry.revision + 1;
  const changed = change(registry);
  const signing = { keys, authority: await readAuthority(deployment), deployment: deployment.name, revision };
  const approvals = await approve(signing, registry, changed);
  await createRevision({ ...deployment, keys }, { ...changed, revision, approvals });
  return revision;
}

/** @returns an edit that makes a changed release of the package the active one */
function releasing(app: string, change: (release: RemoteRelease) => Partial<RemoteRelease>) {
  return (registry: Registry): Registry => {
    const { active } = registry.remotes[app] ?? { active: '' };
    const release = registry.releases[app]?.[active] as RemoteRelease;
    const evil = { ...release, version: EVIL, ...change(release) };
    return {
      ...registry,
      remotes: { ...registry.remotes, [app]: { active: EVIL, previous: [] } },
      releases: { ...registry.releases, [app]: { ...registry.releases[app], [EVIL]: evil } },
    };
  };
}

const atSignIn = ({ mounts }: RemoteRelease) => ({
  mounts: mounts.map((mount) => ({ ...mount, path: '/auth/login' })),
});
const elsewhere = ({ name }: RemoteRelease) => ({ base: `https://evil.example/${name}/` });

const disabling = (registry: Registry): Registry => ({
  ...registry,
  remotes: disable('mfe-auth', 'Call +1 900 …')(registry).remotes,
});

/** Writes it with the key of one person. @returns what health says of it */
async function attempt(victim: Victim, id: string, app: string, change: (registry: Registry) => Registry) {
  await giveRoles(victim);
  const before = await victim.remote(app);
  const revision = await write(victim, new KeyFolder(path.join(victim.folder, id)), change);
  const named = `revision ${revision}: ${app} `;
  const problem = async () => (await victim.health()).problems.find((one) => one.includes(named));
  await victim.until('the refusal', async () => Boolean(await problem()));
  const after = await victim.remote(app);
  assert(after?.version === before?.version && !after?.disabled, `${app} is not what it was`);
  return `stays as it was, and health says: ${(await problem())?.split(named)[1]?.replace(/\. .*|\.$/, '')}`;
}

/** Leave the bank with a roles document: play them last. */
export const roles: Attack[] = [
  {
    name: 'the key of one squad writes into the store that another squad’s package is disabled',
    play: (victim) => attempt(victim, 'squad', 'mfe-auth', disabling),
  },
  {
    name: 'the key of one squad writes a release of another squad’s package',
    play: (victim) =>
      attempt(
        victim,
        'squad',
        'mfe-auth',
        releasing('mfe-auth', () => ({})),
      ),
  },
  {
    name: 'a squad’s own package mounts the sign-in',
    play: (victim) => attempt(victim, 'squad', 'mfe-accounts', releasing('mfe-accounts', atSignIn)),
  },
  {
    name: 'a squad’s own package comes from another site',
    play: (victim) => attempt(victim, 'squad', 'mfe-accounts', releasing('mfe-accounts', elsewhere)),
  },
  {
    name: 'one of two signatures releases the sign-in',
    play: (victim) =>
      attempt(
        victim,
        'owner',
        'mfe-auth',
        releasing('mfe-auth', () => ({})),
      ),
  },
];
