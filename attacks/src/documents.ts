import assert from 'node:assert/strict';
import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Channel } from '@bank/registry/schema.ts';
import { requireChannel, type State, withChannel } from '@bank/registry/state.ts';
import type { Attack } from './Attack.ts';
import { EVIL, intrusion } from './Intruder.ts';
import { isDisabled, useKillSwitch } from './killSwitch.ts';
import { assertNewShell, withNewShell } from './newShell.ts';
import { reason, staffOf } from './staff.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MISSING = '1.0.0-fedcba9876';
const OWN = 'packages/mfe-accounts';
const GONE = 'registry/operators, which was served here';

/** Makes it look as if the cards had been released together with the shell. */
function withCards(state: State): State {
  const channel = requireChannel(state, 'mfe-cards');
  const sets = { [channel.active]: `mfe-cards@${channel.active},shell@${EVIL}` };
  return withChannel(state, 'mfe-cards', { ...channel, sets });
}

const unresolvable = (what: string, change: (channel: Channel | null) => object): Attack =>
  intrusion(`a signed document names ${what} that is not there`, async (scene) => {
    const { victim, staff, intruder } = scene;
    const { remotes } = await victim.served();
    await intruder.sign<PackageContent>(OWN, (content) => ({ ...content, channel: change(content.channel) }));
    await victim.untilNamed(MISSING);
    const { status } = await fetch(`${victim.url}accounts`);
    assert(status === 200, `pages are answered with ${status}`);
    assert.deepEqual((await victim.served()).remotes, remotes, 'it costs something');
    await useKillSwitch(scene);
    await revise(staff.accounts, reason, (state) => state, { renews: true });
    await victim.until('the repair', async () => (await victim.health()).problems.length === 0);
    return 'the one before it stays, health names it, and the next document leaves it out';
  });

export const documents: Attack[] = [
  unresolvable('a version', () => ({ active: MISSING, previous: [] })),
  unresolvable('a canary for all customers', (channel) => ({ ...channel, canary: { version: MISSING, percent: 100 } })),
  intrusion(
    'a document of another bank, signed with the same key, is copied here',
    async ({ victim, staff, intruder }) => {
      const { remotes } = await victim.served();
      const { packages } = await victim.bank();
      const number = (packages.get('mfe-accounts')?.file.number ?? 0) + 1;
      await intruder.sign(OWN, undefined, { by: { ...staff.accounts, name: 'another-bank' }, number });
      await victim.untilNamed(`registry/${OWN} has a file that does not count: number ${number}`);
      await intruder.sign(OWN, (content) => ({ ...content, deployment: 'another-bank' }));
      await victim.untilNamed('of "another-bank"');
      assert.deepEqual((await victim.served()).remotes, remotes, 'it is served');
      return 'not taken, whether its name or its content is of that bank';
    },
  ),
  intrusion('the newest documents are taken away, and one is replaced by another of the same number', async (scene) => {
    const { victim, staff, intruder } = scene;
    const play = async () => {
      const { operators, packages } = await victim.bank();
      assert(operators);
      await intruder.remove(packages.get('shell')?.file.key ?? '');
      const putBack = await intruder.remove(operators.file.key);
      await victim.untilNamed('registry/packages/shell, which was served here', GONE);
      await assertNewShell(victim);
      assert(!(await isDisabled(victim)), 'an earlier word of the operator is served');
      const disabled = (content: object) => ({ ...content, disabled: { 'mfe-cards': { message: 'Back soon' } } });
      const { number } = operators.file;
      const since = await intruder.sign('operators', disabled, { by: staff.operator, number });
      await victim.until('what the operator says since', () => isDisabled(victim));
      await putBack();
      await intruder.remove(since.key);
      await victim.untilNamed(GONE);
      assert(await isDisabled(victim), 'what the operator said before comes back');
    };
    await useKillSwitch(scene);
    await withNewShell(scene, play);
    await revise(staff.operator, reason, (state) => state, { renews: true });
    return 'what was served stays, what is signed instead counts, and what that replaced never again';
  }),
  intrusion('old documents are taken away, also of a change that the shell was part of', async (scene) => {
    const { victim, staff, intruder } = scene;
    const cards = await victim.remote('mfe-cards');
    const play = async () => {
      await revise(staff.cards, reason, (state) => state, { renews: true });
      const { files, revision } = await victim.bank();
      await victim.until('what they renew', async () => (await victim.served()).revision === revision);
      const [, ...old] = files.get('packages/mfe-cards') ?? [];
      for (const { key } of old) await intruder.remove(key);
      await intruder.put('late.json');
      await victim.untilNamed('late.json');
      assert.deepEqual(await victim.remote('mfe-cards'), cards);
      await assertNewShell(victim);
    };
    await withNewShell(scene, play, withCards);
    return 'what is served stays';
  }),
  {
    name: 'the gateway’s clock goes back two hours',
    play: async (victim) => {
      const staff = await staffOf(victim);
      // The store was last looked at in what becomes the future.
      await victim.served();
      await victim.turnClock(-2 * HOUR_MS);
      await useKillSwitch({ victim, staff }).finally(() => victim.turnClock(2 * HOUR_MS));
      return 'the kill switch works at the next look';
    },
  },
  {
    name: 'nothing newer comes for 91 days',
    play: async (victim) => {
      const { operator } = await staffOf(victim);
      await victim.turnClock(91 * DAY_MS);
      try {
        const { status, problems } = await victim.health();
        assert(status === 'degraded' && problems.join().includes('days old'), `health says ${status}`);
        await victim.command(operator, ['renew', '--why', 'Nothing to release']);
        await victim.until('the renewal', async () => (await victim.health()).status === 'ok');
      } finally {
        await victim.turnClock(-91 * DAY_MS);
      }
      return 'health names it, and the registry is renewed without a release';
    },
  },
];
