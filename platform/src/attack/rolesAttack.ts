import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { disable } from '../registry/edits/disable.ts';
import { createRevision, latestRegistry } from '../registry/registry.ts';
import { revise } from '../registry/revise.ts';
import { channelsOf } from '../registry/state.ts';
import { signRoles } from '../roles/signRoles.ts';
import { KeyFolder } from '../signing/KeyFolder.ts';
import { type Attack, hold } from './Attack.ts';
import type { Victim } from './Victim.ts';

const reason = { by: 'attacker', action: 'attack', app: 'registry', why: 'Attack' };

/** As `owner` and `squad` have it: a key of their own, and the root's public one. */
async function personOf(victim: Victim, id: string): Promise<KeyFolder> {
  const keys = new KeyFolder(path.join(victim.folder, id));
  await keys.create(id);
  await writeFile(path.join(keys.folder, 'first.pub.pem'), await victim.readKey('first'));
  await writeFile(path.join(victim.deployment.keys.folder, `${id}.pub.pem`), await publicKey(keys, id));
  return keys;
}

function publicKey(keys: KeyFolder, id: string): Promise<string> {
  return readFile(path.join(keys.folder, `${id}.pub.pem`), 'utf8');
}

/** Leaves the bank with a roles document: play it last. */
export const rolesAttack: Attack = {
  name: 'the key of one squad writes another squad’s package straight into the store',
  play: async (victim) => {
    const { deployment } = victim;
    const owner = await personOf(victim, 'owner');
    const squad = await personOf(victim, 'squad');
    const registry = await latestRegistry(deployment);
    if (!registry) throw new Error('nothing was released');
    for (const [app, { active: version }] of channelsOf(registry))
      await revise({ ...deployment, keys: owner }, reason, (state) => state, { vouched: { app, version } });
    const pages = ['/', '/*', '/auth/*', '/dashboard/*', '/accounts/*'];
    await signRoles(deployment, {
      schema: 1,
      deployment: deployment.name,
      version: 1,
      keys: { owner: await publicKey(owner, 'owner'), squad: await publicKey(squad, 'squad') },
      roles: {
        Owner: { mounts: pages, origins: [], keys: ['owner'], packages: channelsOf(registry).map(([app]) => app) },
        Squad: { mounts: ['/accounts'], origins: [], keys: ['squad'], packages: ['mfe-accounts'] },
      },
      operators: ['owner'],
      signatures: {},
    });
    for (const id of ['owner', 'squad']) await rm(path.join(deployment.keys.folder, `${id}.pub.pem`));
    await victim.until('the roles', async () => (await victim.health()).problems.length === 0);

    const signed = await latestRegistry(deployment);
    if (!signed) throw new Error('nothing is trusted with the roles document');
    const stolen = {
      active: signed.shell.active,
      previous: [],
      ...disable('mfe-auth', 'Call +1 900 …')(signed).remotes['mfe-auth'],
    };
    const remotes = { ...signed.remotes, 'mfe-auth': stolen };
    await createRevision({ ...deployment, keys: squad }, { ...signed, revision: signed.revision + 1, remotes });
    await victim.until('the refusal', async () => (await victim.health()).problems.length > 0);
    const auth = (await victim.registry()).remotes.find(({ name }) => name === 'mfe-auth');
    hold(auth !== undefined && !auth.disabled, 'the sign-in is taken away');
    return 'that package stays as it was, and health names it';
  },
};
