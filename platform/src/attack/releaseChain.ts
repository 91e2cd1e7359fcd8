import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { disable, enable } from '../registry/edits/disable.ts';
import { createRevision, latestRegistry } from '../registry/registry.ts';
import { revise } from '../registry/revise.ts';
import type { Registry } from '../registry/schema.ts';
import { KeyFolder } from '../signing/KeyFolder.ts';
import { type Attack, hold } from './Attack.ts';
import type { Victim } from './Victim.ts';

const reason = { by: 'attacker', action: 'attack', app: 'mfe-accounts', why: 'Attack' };

async function current({ deployment }: Victim): Promise<Registry> {
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('nothing was released');
  return registry;
}

async function accounts(victim: Victim) {
  return (await victim.registry()).remotes.find(({ name }) => name === 'mfe-accounts');
}

export const releaseChain: Attack[] = [
  {
    name: 'a stolen key signs a revision, and is then taken away',
    play: async (victim) => {
      const { deployment } = victim;
      const thief = new KeyFolder(path.join(victim.folder, 'thief'));
      await thief.create('stolen');
      const pem = path.join(deployment.keys.folder, 'stolen.pub.pem');
      await writeFile(pem, await readFile(path.join(thief.folder, 'stolen.pub.pem')));
      await writeFile(path.join(thief.folder, 'first.pub.pem'), await victim.readKey('first'));
      await revise({ ...deployment, keys: thief }, reason, disable('mfe-accounts', 'Call +1 900 …'));
      await victim.until('the thief’s revision', async () => Boolean((await accounts(victim))?.disabled));
      await rm(pem);
      await victim.until('the revision before', async () => !(await accounts(victim))?.disabled);
      const { status } = await victim.health();
      hold(status === 'degraded', `health says ${status}`);
      const { registry } = await revise(deployment, { ...reason, action: 'renew' }, (state) => state, { renews: true });
      await victim.until('a trusted revision', async () => (await victim.registry()).revision === registry?.revision);
      return 'no longer served at the next look; the next revision stands above it';
    },
  },
  {
    name: 'a signed revision names a version that is not there',
    play: async (victim) => {
      const registry = await current(victim);
      const remotes = { ...registry.remotes, 'mfe-new': { active: '1.0.0-0123456789', previous: [] } };
      await createRevision(victim.deployment, { ...registry, revision: registry.revision + 1, remotes });
      await victim.until('the revision', async () => (await victim.registry()).revision > registry.revision);
      const { status } = await fetch(`${victim.url}dashboard`);
      const { problems } = await victim.health();
      hold(status === 200, `pages are answered with ${status}`);
      hold(problems.length > 0, 'health says nothing');
      await revise(victim.deployment, reason, disable('mfe-accounts', 'Back soon'));
      await victim.until('the repair', async () => (await victim.health()).problems.length === 0);
      return 'costs that entry alone, health names it, and the next command leaves it out';
    },
  },
  {
    name: 'a stray file without any key has the highest number',
    play: async (victim) => {
      await writeFile(victim.revisionFile(99_999_999), '{}');
      await revise(victim.deployment, reason, enable('mfe-accounts'));
      await victim.until('the kill switch', async () => !(await accounts(victim))?.disabled);
      await rm(victim.revisionFile(99_999_999));
      return 'the kill switch works beside it';
    },
  },
  {
    name: 'a revision of another bank, signed with the same key, is copied here',
    play: async (victim) => {
      const registry = await current(victim);
      const revision = registry.revision + 20;
      await createRevision(victim.deployment, { ...registry, deployment: 'another-bank', revision });
      await victim.until('the refusal', async () => (await victim.health()).problems.length > 0);
      const served = await victim.registry();
      await rm(victim.revisionFile(revision));
      hold(served.revision === registry.revision, `revision ${served.revision} is served`);
      return 'not taken';
    },
  },
  {
    name: 'one byte of the shell’s script is changed in the store',
    play: async (victim) => {
      const { shell, releases } = await current(victim);
      const release = releases.shell?.[shell.active];
      const [file = ''] = Object.keys(release?.assets ?? {})
        .filter((name) => name.endsWith('.js'))
        .slice(-1);
      const stored = victim.artifact('shell', `${shell.active}/${file}`);
      const whole = await readFile(stored);
      await Promise.all(['.br', '.gz'].map((form) => rm(stored + form, { force: true })));
      await writeFile(stored, Buffer.concat([Buffer.from(';'), whole.subarray(1)]));
      const address = `${victim.url}artifacts/shell/${shell.active}/${file}`;
      const bad = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      const sent = Buffer.from(await bad.arrayBuffer());
      await writeFile(stored, whole);
      const mended = await fetch(address);
      hold(bad.status !== 200 || sent.equals(whole), 'altered bytes are sent');
      hold(bad.status === 200 || bad.headers.get('cache-control') === 'no-store', 'the refusal may be kept');
      hold(mended.status === 200, `once mended it is answered with ${mended.status}`);
      return `answered with ${bad.status}, and with 200 once it is mended`;
    },
  },
  {
    name: 'files that nobody released: a link to the private key, an unnamed file, a folder above',
    play: async (victim) => {
      const { shell } = await current(victim);
      const folder = victim.artifact('shell', shell.active);
      await symlink(path.join(victim.deployment.keys.folder, 'first.key.pem'), path.join(folder, 'logo.svg'));
      await writeFile(path.join(folder, 'extra.js'), 'steal()');
      const addresses = [
        `${shell.active}/logo.svg`,
        `${shell.active}/extra.js`,
        '%2e%2e/x.js',
        `${shell.active}%2f..%2f..%2fx.js`,
      ];
      const statuses = await Promise.all(
        addresses.map(async (address) => (await fetch(`${victim.url}artifacts/shell/${address}`)).status),
      );
      hold(!statuses.includes(200), `answered with ${statuses.join(', ')}`);
      return `answered with ${statuses.join(', ')}`;
    },
  },
  {
    name: 'strangers ask for health',
    play: async (victim) => {
      const answer = await fetch(`${victim.url}health`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      const text = await answer.text();
      const leaks = [victim.folder, 'first', '1.0.0-'].filter((word) => text.includes(word));
      hold(leaks.length === 0, `it shows ${leaks.join(', ')}`);
      return 'neither paths nor keys nor versions';
    },
  },
];
