import assert from 'node:assert/strict';
import path from 'node:path';
import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { activate } from '@bank/registry/edits/activate.ts';
import { disable, enable } from '@bank/registry/edits/disable.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { StreamName } from '@bank/registry/streams/StreamFile.ts';
import type { Attack } from './Attack.ts';
import { changed, EVIL, intrusion } from './Intruder.ts';
import { isDisabled, useKillSwitch } from './killSwitch.ts';
import { assertNewShell, withNewShell } from './newShell.ts';
import { reason, revokeTogether } from './staff.ts';

const OWN: StreamName = 'packages/mfe-accounts';
const OTHERS: StreamName[] = ['packages/mfe-cards', 'packages/mfe-auth', 'packages/shell', 'operators', 'roots'];
const OFF = { disabled: { message: 'Call +1 900 …' } };
const JUMPS = [99_999_999, 999_999_999];
const NO_NUMBERS = [String(2 ** 53), String(2 ** 53 + 1), '99999999', '000000000', '-00000001', '1e9', 'NaN'];

export const streams: Attack[] = [
  intrusion(
    'a squad writes junk and old documents into every stream while another’s package is disabled',
    async (scene) => {
      const { victim, staff, intruder } = scene;
      const signIn = await victim.remote('mfe-auth');
      const play = async () => {
        const old = await staff.accounts.store.list('registry');
        await intruder.release('mfe-auth');
        for (const stream of OTHERS) {
          await intruder.sign<PackageContent>(stream, ({ channel, ...content }) => ({
            ...content,
            channel: { ...channel, ...OFF },
            disabled: { 'mfe-auth': OFF.disabled },
          }));
          await intruder.put(`${stream}/000000007.json`);
          await intruder.put(`${stream}/folder/index.html`);
          for (const key of old) {
            const name = path.posix.basename(key);
            if (!key.startsWith(stream)) await intruder.copy(key, `${stream}/${name}`);
            else await intruder.copy(key, `${stream}/${name.replace(/^\d+/, '000000040')}`);
          }
        }
        await victim.untilNamed(
          'without a document’s name',
          'accounts (Accounts squad)',
          ...OTHERS.map((one) => `${one} has`),
        );
        assert(await isDisabled(victim), 'what an operator has disabled is enabled');
        assert.deepEqual(await victim.remote('mfe-auth'), signIn, 'the sign-in is not what it was');
        await assertNewShell(victim);
        await intruder.undoAll();
      };
      await withNewShell(scene, () => useKillSwitch(scene, play));
      return 'it stays disabled, sign-in and shell stay, and health names what was written in vain';
    },
  ),
  intrusion('a squad writes documents that lack the releases of others', async ({ victim, staff, intruder }) => {
    const { version: before = '' } = (await victim.remote('mfe-cards')) ?? {};
    await revise(staff.cards, reason, (state) => activate(changed(state.releases['mfe-cards']?.[before]))(state));
    await victim.until('its release', async () => (await victim.remote('mfe-cards'))?.version === EVIL);
    for (const stream of [OWN, 'packages/mfe-cards' as const, 'packages/mfe-dashboard' as const])
      await intruder.sign<PackageContent>(stream, (content) => ({ ...content, releases: {}, signatures: {} }));
    await victim.untilNamed(`${OWN} number`, 'mfe-cards has', 'mfe-dashboard has');
    const say = (...args: string[]) => victim.command(staff.operator, args);
    await say('disable', 'dashboard', '--message', 'Back soon');
    await say('pin', 'payments');
    await victim.command(staff.cards, ['rollback', 'cards']);
    await victim.until('the roll-back', async () => (await victim.remote('mfe-cards'))?.version === before);
    assert((await victim.remote('mfe-dashboard'))?.disabled, 'the operator’s disable does not work');
    const { registry } = await victim.bank();
    assert(registry?.remotes['mfe-payments']?.pinned, 'the operator’s pin does not work');
    await say('enable', 'dashboard');
    await say('unpin', 'payments');
    return 'the others roll back, an operator disables and pins';
  }),
  intrusion('a key of a squad signs the highest numbers of its own and of others’ streams', async (scene) => {
    const { victim, staff, intruder } = scene;
    for (const number of JUMPS)
      for (const stream of [OWN, ...OTHERS]) await intruder.sign(stream, undefined, { number, by: staff.hasty });
    await victim.untilNamed('number 99999999, number 999999999');
    await useKillSwitch(scene);
    await revise(staff.operator, reason, disable('mfe-accounts', 'Back soon'));
    await victim.until('its own disable', async () => Boolean((await victim.remote('mfe-accounts'))?.disabled));
    await revise(staff.operator, reason, enable('mfe-accounts'));
    const refused = await victim.command(staff.accounts, ['renew'], 1);
    assert(refused.includes('Revoke the key that has used them up'), refused);
    await revokeTogether(scene, 'hasty');
    await victim.command(staff.accounts, ['renew']);
    const { packages } = await victim.bank();
    assert((packages.get('mfe-accounts')?.file.number ?? 0) < 100, 'its own stream has jumped');
    return 'the kill switch is in force at the next look; its own stream goes on once the key is revoked';
  }),
  intrusion('files are named with numbers that no integer holds, or with none', async (scene) => {
    const { victim, staff, intruder } = scene;
    const [key = ''] = await staff.accounts.store.list('registry/packages/mfe-cards');
    for (const stream of [OWN, ...OTHERS])
      for (const number of NO_NUMBERS) await intruder.put(`${stream}/${key.replace(/^\d+/, number)}`);
    for (const number of [2 ** 53, 2 ** 53 + 2]) await intruder.sign(OWN, undefined, { number });
    await intruder.put('99999999.json');
    await victim.untilNamed('without a document’s name');
    for (const args of [['status'], ['log'], ['disable', 'cards', '--message', 'Back soon'], ['enable', 'cards']])
      await victim.command(staff.operator, args);
    await useKillSwitch(scene);
    return 'commands end, and the kill switch works beside them';
  }),
];
