import assert from 'node:assert/strict';
import type { OperatorsContent } from '@bank/registry/bank/drafts.ts';
import { packageContent } from '@bank/registry/bank/drafts.ts';
import { activate } from '@bank/registry/edits/activate.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { nextOf } from '@bank/registry/roles/firstRoles.ts';
import type { Attack } from './Attack.ts';
import { changed, intrusion } from './Intruder.ts';
import { isDisabled, useKillSwitch } from './killSwitch.ts';
import { reason, revokeTogether } from './staff.ts';
import type { Victim } from './Victim.ts';

const OWN = 'packages/mfe-accounts';
const MESSAGE = 'Call +1 900 …';
const LEFT = { version: '1.0.0-1ea7e12345' };
const NO_FACTS = { number: undefined, revision: undefined, change: undefined };

async function authorityOf(victim: Victim) {
  const { authority } = await victim.bank();
  if (!authority) throw new Error('the bank has no roles');
  return authority;
}

export const authority: Attack[] = [
  intrusion('one root of two signs a malformed roles document, and one in which it is alone', async (scene) => {
    const { victim, staff, intruder } = scene;
    const current = await authorityOf(victim);
    const { version } = current.roles;
    const next = { by: staff.second, number: version + 1 };
    await intruder.sign('roots', () => ({ roots: null }), next);
    const alone = { ...nextOf(current), roots: { keys: ['second'], threshold: 1 }, operators: ['second'] };
    await intruder.sign('roots', () => ({ ...alone, ...NO_FACTS }), next);
    await victim.until('the names of both', async () => {
      const { problems } = await victim.health();
      return problems.filter((one) => one.includes('has 1 of 2 signatures: second.')).length === 2;
    });
    await useKillSwitch(scene);
    assert((await victim.served()).roles === version, 'the roles are others');
    return 'below the threshold nothing changes, and health names both';
  }),
  intrusion('a root key with every right is stolen, and is revoked without it', async (scene) => {
    const { victim, staff, intruder } = scene;
    const { third: thief } = staff;
    await revise(thief, reason, disable('mfe-cards', MESSAGE));
    await victim.until('what it signs', () => isDisabled(victim));
    await revokeTogether(scene, 'third');
    await victim.until('the end of that', async () => !(await isDisabled(victim)));
    const { roles } = await authorityOf(victim);
    const rights = [roles.roots.keys, roles.operators, ...Object.values(roles.roles).map(({ keys }) => keys)];
    assert(!rights.flat().includes('third'), 'it keeps a right');
    await victim.command(staff.operator, ['renew']);
    await victim.command(thief, ['disable', 'cards', '--message', MESSAGE], 1);
    const disabled = { 'mfe-cards': { message: MESSAGE } };
    await intruder.sign<OperatorsContent>('operators', (content) => ({ ...content, disabled }), { by: thief });
    await intruder.sign('packages/shell', undefined, { by: thief });
    await intruder.sign('roots', () => ({ ...roles, ...NO_FACTS }), { by: thief, number: roles.version + 1 });
    const vain = ['operators', 'packages/shell', 'roots'].map((stream) => `registry/${stream} has a file`);
    await victim.untilNamed('third (revoked)', ...vain);
    assert(!(await isDisabled(victim)), 'it disables still');
    return 'the others alone revoke it; what it disabled is enabled, and it disables nothing more';
  }),
  intrusion('a revoked key releases, asks for its role by another name, and repeats what it signed', async (scene) => {
    const { victim, staff, intruder } = scene;
    const { accounts, leaver, first } = staff;
    const { version: before = '' } = (await victim.remote('mfe-accounts')) ?? {};
    const isLive = (version: string) => async () => (await victim.remote('mfe-accounts'))?.version === version;
    await revise(leaver, reason, (state) =>
      activate(changed(state.releases['mfe-accounts']?.[before], () => LEFT))(state),
    );
    await victim.until('what it releases', isLive(LEFT.version));
    const theirs = packageContent(await victim.bank(), 'mfe-accounts');
    await revokeTogether(scene, 'leaver');
    await victim.until('the release before', isLive(before));
    await victim.command(accounts, ['renew']);
    const refused = await victim.command(leaver, ['release', 'accounts'], 1);
    assert(/was revoked as "leaver"/.test(refused) && !/grant/.test(refused), refused);
    const [, key = ''] = /=(.*)/.exec(await leaver.keys.publicKey()) ?? [];
    for (const name of ['leaver', 'somebody']) {
      const said = await victim.command(first, ['grant', 'Accounts squad', '--key', `${name}=${key}`], 1);
      assert(said.includes('was revoked as "leaver"'), said);
    }
    await intruder.sign(OWN, () => theirs, { by: leaver });
    await victim.untilNamed('leaver (revoked)');
    await intruder.sign(OWN, () => theirs);
    await victim.untilNamed(`${LEFT.version} has 0 of 1 signatures`);
    assert(await isLive(before)(), 'what it signed is served again');
    return 'refused without a grant, no root gives it a role again, and nothing that it signed is served';
  }),
];
