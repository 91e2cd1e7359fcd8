import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { disable } from '@bank/registry/edits/disable.ts';
import { createRevision } from '@bank/registry/revisions/registry.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import type { Attack } from './Attack.ts';
import type { Victim } from './Victim.ts';

const MESSAGE = 'Call +1 900 …';
const reason = { by: 'thief', action: 'disable', app: 'mfe-accounts', why: 'Attack' };

/** A key that the bank trusts signs a revision, which is served. @returns its public file */
async function signWithStolenKey(victim: Victim, id: string): Promise<string> {
  const { keys } = victim.deployment;
  const thief = new KeyFolder(path.join(victim.folder, id));
  await thief.create(id);
  const pem = path.join(keys.folder, `${id}.pub.pem`);
  await writeFile(pem, await readFile(path.join(thief.folder, `${id}.pub.pem`)));
  await writeFile(path.join(thief.folder, 'first.pub.pem'), await victim.readKey('first'));
  await revise({ ...victim.deployment, keys: thief }, reason, disable('mfe-accounts', MESSAGE));
  await victim.until('the thief’s revision', isDisabled(victim));
  return pem;
}

function isDisabled(victim: Victim): () => Promise<boolean> {
  return async () => Boolean((await victim.remote('mfe-accounts'))?.disabled);
}

export const keys: Attack[] = [
  {
    name: 'a stolen key signs a revision, and is then taken away',
    play: async (victim) => {
      const pem = await signWithStolenKey(victim, 'stolen');
      await rm(pem);
      await victim.until('the revision before', async () => !(await isDisabled(victim)()));
      const { status } = await victim.health();
      assert(status === 'degraded', `health says ${status}`);
      await victim.command('renew', '--why', 'Stolen key');
      await victim.until('a trusted revision', async () => (await victim.health()).status === 'ok');
      return 'no longer served at the next look; the next revision stands above it';
    },
  },
  {
    name: 'a stolen key signs a revision, and is revoked',
    play: async (victim) => {
      await signWithStolenKey(victim, 'spring-2027');
      const { revision: stolen } = await victim.served();
      await victim.command('revoke', 'spring-2027', '--why', 'Laptop stolen');
      await victim.until('a higher revision', async () => (await victim.served()).revision > stolen);
      assert(!(await isDisabled(victim)()), 'what it signed is still served');
      const { status } = await victim.health();
      assert(status === 'ok', `health says ${status}`);
      return 'one command makes a revision upon the last trusted one';
    },
  },
  {
    name: 'the newest revision is replaced by another of the same number',
    play: async (victim) => {
      const registry = await victim.newest();
      const file = victim.revisionFile(registry.revision);
      const bytes = await readFile(file);
      await rm(file);
      const { remotes } = disable('mfe-accounts', MESSAGE)(registry);
      await createRevision(victim.deployment, { ...registry, remotes });
      await victim.until('an alarm', async () => (await victim.health()).problems.join().includes('no longer the one'));
      assert(!(await isDisabled(victim)()), 'it is served');
      await writeFile(file, bytes);
      await victim.until('the end of the alarm', async () => (await victim.health()).status === 'ok');
      return 'not served, and health names it';
    },
  },
];
