import assert from 'node:assert/strict';
import { activate } from '@bank/registry/edits/activate.ts';
import { rollback } from '@bank/registry/edits/rollback.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { RemoteRelease } from '@bank/registry/schema.ts';
import type { Attack } from './Attack.ts';
import { changed, EVIL, intrusion, type Scene } from './Intruder.ts';
import { reason } from './staff.ts';

const entry = { group: 'Main', icon: 'accounts' };
const BORROWED = {
  owner: 'Platform team',
  navigation: [
    { ...entry, label: 'Verify your card', to: '/cards' },
    {
      ...entry,
      label: 'Urgent transfers',
      to: '/transfers',
      children: [{ label: 'Confirm one', to: '/accounts/confirm' }],
    },
    { ...entry, label: 'My accounts', to: '/accounts', children: [{ label: 'Unlock your card', to: '/cards' }] },
  ],
};

const atSignIn = ({ mounts }: RemoteRelease) => ({
  mounts: mounts.map((mount) => ({ ...mount, path: '/auth/login' })),
});
const elsewhere = ({ name }: RemoteRelease) => ({ base: `https://evil.example/${name}/` });

/** Written into the store with all the signatures that this key can give. */
const refused = (name: string, app: string, why: string, write: (scene: Scene) => Promise<unknown>): Attack =>
  intrusion(name, async (scene) => {
    const { victim } = scene;
    const before = await victim.remote(app);
    await write(scene);
    await victim.untilNamed(`registry/packages/${app} number`, why);
    assert.deepEqual(await victim.remote(app), before);
    return `stays as it was, and health says that it ${why}`;
  });

export const releases: Attack[] = [
  refused('a squad’s own package mounts the sign-in', 'mfe-accounts', 'mounts /auth/login', ({ intruder }) =>
    intruder.release('mfe-accounts', atSignIn),
  ),
  refused(
    'a squad’s own package comes from another site',
    'mfe-accounts',
    'is served from https://evil',
    ({ intruder }) => intruder.release('mfe-accounts', elsewhere),
  ),
  refused('one of two signatures releases the sign-in', 'mfe-auth', 'has 1 of 2 signatures', ({ intruder, staff }) =>
    intruder.release('mfe-auth', undefined, staff.first),
  ),
  intrusion('a squad’s own package names entries of others’ pages, and another owner', async ({ victim, staff }) => {
    const app = 'mfe-accounts';
    const { version: before = '' } = (await victim.remote(app)) ?? {};
    await revise(staff.accounts, reason, (state) =>
      activate(changed(state.releases[app]?.[before], () => BORROWED))(state),
    );
    await victim.until('the release', async () => (await victim.remote(app))?.version === EVIL);
    for (const address of ['registry.json', `remotes/${app}/${EVIL}.json`, 'cards']) {
      const text = await (await fetch(victim.url + address)).text();
      assert(text.includes(`"${EVIL}"`) && text.includes('"owner":"Accounts squad"'), `${address} does not have it`);
      assert(text.includes('My accounts'), `${address} lacks its own entry`);
      assert(!/Verify your card|Urgent transfers|Confirm one|Unlock/.test(text), `${address} shows them`);
    }
    const status = await victim.command(staff.operator, ['status']);
    assert(/mfe-accounts +Accounts squad/.test(status), status);
    await revise(staff.accounts, reason, rollback(app));
    return 'neither is shown';
  }),
];
