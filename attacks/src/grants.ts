import assert from 'node:assert/strict';
import path from 'node:path';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import type { Attack } from './Attack.ts';
import { intrusion } from './Intruder.ts';
import { personOf, staffOf } from './staff.ts';
import type { Victim } from './Victim.ts';

const ELSEWHERE = 'https://cdn.accounts.example/';
/** A squad's key never asks for these. */
const WRONG_ADVICE = /.*(\btrust|known key|\.pub\.pem|bank\.roots).*/i;

/** Finds the arguments of the command that a refusal asks the holders of the root keys to run. */
function commandIn(text: string): string[] {
  const line = text.trim().split('\n').at(-1) ?? '';
  const parts = line.replace(/^.*?(?=grant )/, '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g);
  return [...parts].map(([, quoted, single, plain]) => quoted ?? single ?? plain ?? '');
}

async function filesOf({ deployment: { store } }: Victim): Promise<string[]> {
  return (await Promise.all(['registry', 'artifacts'].map((folder) => store.list(folder)))).flat().sort();
}

export const grants: Attack[] = [
  {
    name: 'a key that nobody knows releases on a store that has a bank, and collects garbage',
    play: async (victim) => {
      const stranger = { keys: new KeyFolder(path.join(victim.folder, 'stranger')) };
      const before = await filesOf(victim);
      const off = ['disable', 'cards', '--message', 'Back soon'];
      for (const args of [['release', 'accounts'], ['release', 'shell'], ['gc', '--now', '--held'], off])
        await victim.command(stranger, args, 1);
      assert.deepEqual(await filesOf(victim), before);
      return 'each command ends with 1, and the store has the same files';
    },
  },
  {
    name: 'a new key’s release from another address is refused, and the roots run what it prints',
    play: async (victim) => {
      const { first, second, accounts } = await staffOf(victim);
      const newcomer = await personOf(victim, 'newcomer');
      const { version: before } = (await victim.remote('mfe-accounts')) ?? {};
      const release = ['release', 'accounts', '--base', ELSEWHERE];
      const refused = await victim.command(newcomer, release, 1);
      assert(refused.includes(` --origin ${ELSEWHERE}`), refused);
      for (const root of [first, second]) await victim.command(root, commandIn(refused));
      await victim.command(newcomer, release);
      await victim.until('the release', async () => (await victim.remote('mfe-accounts'))?.version !== before);
      await victim.command(accounts, ['rollback', 'accounts']);
      await victim.until('the release before', async () => (await victim.remote('mfe-accounts'))?.version === before);
      return 'the command names the address, and the release goes live';
    },
  },
  intrusion('somebody is told, by whatever the bank says, to trust a squad’s key', async ({ victim, intruder }) => {
    const colleague = await personOf(victim, 'colleague');
    await victim.command(colleague, ['release', 'accounts'], 1);
    await intruder.sign('packages/mfe-accounts', undefined, { by: colleague });
    await victim.untilNamed('a key without a role');
    for (const args of [['keys', 'another'], ['keys', '--list'], ['log'], ['status'], ['roles']])
      await victim.command(colleague, args);
    const { problems } = await victim.health();
    const [wrong] = WRONG_ADVICE.exec([victim.said, victim.log, ...problems].join('\n')) ?? [];
    assert(!wrong, wrong);
    return 'keys, health, log and commands name the roots alone';
  }),
];
