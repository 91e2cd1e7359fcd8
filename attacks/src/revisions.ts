import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { disable, enable } from '@bank/registry/edits/disable.ts';
import { createRevision } from '@bank/registry/revisions/registry.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Channel, Registry } from '@bank/registry/schema.ts';
import type { Attack } from './Attack.ts';
import type { Victim } from './Victim.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MISSING = '1.0.0-0123456789';
const reason = { by: 'operator', action: 'disable', app: 'mfe-accounts', why: 'Attack' };

/** The kill switch, turned on and off. */
async function useKillSwitch(victim: Victim): Promise<void> {
  const isDisabled = async () => Boolean((await victim.remote('mfe-accounts'))?.disabled);
  await revise(victim.deployment, reason, disable('mfe-accounts', 'Back soon'));
  await victim.until('the kill switch', isDisabled);
  await revise(victim.deployment, reason, enable('mfe-accounts'));
  await victim.until('its end', async () => !(await isDisabled()));
}

const unresolvable = (what: string, entry: (registry: Registry) => Record<string, Channel>): Attack => ({
  name: `a signed revision names ${what} that is not there`,
  play: async (victim) => {
    const registry = await victim.newest();
    const remotes = { ...registry.remotes, ...entry(registry) };
    await createRevision(victim.deployment, { ...registry, revision: registry.revision + 1, remotes });
    await victim.until('the revision', async () => (await victim.served()).revision > registry.revision);
    const { status } = await fetch(`${victim.url}accounts`);
    const { problems } = await victim.health();
    assert(status === 200, `pages are answered with ${status}`);
    assert(Boolean(await victim.remote('mfe-accounts')), 'it costs another remote');
    assert(problems.join().includes(MISSING), `health says ${problems.join() || 'nothing'}`);
    await useKillSwitch(victim);
    await victim.until('the repair', async () => (await victim.health()).problems.length === 0);
    return 'costs that entry alone, health names it, and the next command leaves it out';
  },
});

export const revisions: Attack[] = [
  unresolvable('a version', () => ({ 'mfe-new': { active: MISSING, previous: [] } })),
  unresolvable('a canary for all customers', ({ remotes }) => ({
    'mfe-accounts': {
      active: '',
      previous: [],
      ...remotes['mfe-accounts'],
      canary: { version: MISSING, percent: 100 },
    },
  })),
  {
    name: 'a stray file without any key has the highest number',
    play: async (victim) => {
      await writeFile(victim.revisionFile(99_999_999), '{}');
      await useKillSwitch(victim);
      await rm(victim.revisionFile(99_999_999));
      return 'the kill switch works beside it';
    },
  },
  {
    name: 'the gateway’s clock goes back two hours',
    play: async (victim) => {
      // The store was last looked at in what becomes the future.
      await victim.served();
      await victim.turnClock(-2 * HOUR_MS);
      await useKillSwitch(victim).finally(() => victim.turnClock(2 * HOUR_MS));
      return 'the kill switch works at the next look';
    },
  },
  {
    name: 'a revision of another bank, signed with the same key, is copied here',
    play: async (victim) => {
      const registry = await victim.newest();
      const revision = registry.revision + 20;
      await createRevision(victim.deployment, { ...registry, deployment: 'another-bank', revision });
      await victim.until('the refusal', async () => (await victim.health()).problems.length > 0);
      const served = await victim.served();
      await rm(victim.revisionFile(revision));
      assert(served.revision === registry.revision, `revision ${served.revision} is served`);
      return 'not taken';
    },
  },
  {
    name: 'nothing newer comes for 91 days',
    play: async (victim) => {
      await victim.turnClock(91 * DAY_MS);
      try {
        const { status, problems } = await victim.health();
        assert(status === 'degraded' && problems.join().includes('days old'), `health says ${status}`);
        await victim.command('renew', '--why', 'Nothing to release');
        await victim.until('the renewal', async () => (await victim.health()).status === 'ok');
      } finally {
        await victim.turnClock(-91 * DAY_MS);
      }
      return 'health names it, and the registry is renewed without a release';
    },
  },
];
