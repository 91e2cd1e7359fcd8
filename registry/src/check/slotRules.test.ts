import type { Release, RemoteRelease, ShellRelease } from '../schema.ts';
import type { Running } from './running.ts';
import { checkExtensions } from './slotRules.ts';

const WIDGET = 'bank/dashboard/widget@1';
const released = { version: '1', base: 'artifacts/x/', assets: {}, releasedAt: '' };

function remote(name: string, change: Partial<RemoteRelease> = {}): RemoteRelease {
  const facts = { kind: 'remote', name, owner: `${name} squad`, contract: 1, entry: 'entry.js' } as const;
  return { ...released, ...facts, requires: {}, bundled: [], mounts: [], ...change };
}
const fill = (id: string, slot = WIDGET) => ({ slot, id, title: id, expose: id, files: [] });
const running = (...releases: Release[]): Running[] =>
  releases.map((release) => ({ release, isDisabled: false, isCanary: false, set: undefined }));

const dashboard = remote('mfe-dashboard', { slots: [WIDGET], extensions: [fill('balance')] });
const cards = (...extensions: NonNullable<RemoteRelease['extensions']>) => remote('mfe-cards', { extensions });

test('has nothing against extensions of a slot that is offered, by another remote or by itself', () => {
  expect(checkExtensions(cards(fill('limits')), running(dashboard))).toEqual([]);
  expect(checkExtensions(dashboard, running(cards(fill('limits'))))).toEqual([]);
  expect(checkExtensions(remote('mfe-bills'), running())).toEqual([]);
});

test('has nothing against extensions of what the shell offers itself', () => {
  const facts = { kind: 'shell', name: 'shell', provides: {}, contract: 1 } as const;
  const old: ShellRelease = { ...released, ...facts, entry: [] };
  const shell = { ...old, slots: ['bank/header/items@1'] };
  const bell = cards(fill('bell', 'bank/header/items@1'));

  expect(checkExtensions(bell, running(shell, dashboard))).toEqual([]);
  expect(checkExtensions(bell, running(old, dashboard))).toMatchObject([
    { found: 'is offered by nothing that is live.' },
  ]);
});

test('refuses an unknown slot, with those that there are', () => {
  const actions = fill('limits', 'bank/accounts/actions@1');

  expect(checkExtensions(cards(actions), running(dashboard))).toEqual([
    {
      rule: 'slots',
      where: 'bank/accounts/actions@1',
      found: 'is offered by nothing that is live.',
      remedy: `Fill one that is offered (${WIDGET}), or first release what offers it.`,
    },
  ]);
  expect(checkExtensions(cards(actions), running())[0]?.remedy).toContain('(none)');
});

test('refuses an extension that does not name its path, in a slot of each path', () => {
  const badge = fill('unread', 'bank/sidebar/badge@1');
  const alerts = remote('mfe-alerts', { slots: ['bank/sidebar/badge@1'] });

  expect(checkExtensions(cards(badge), running(alerts))).toMatchObject([
    {
      where: 'bank/sidebar/badge@1',
      remedy: `Add "at" with a path, such as at: '/alerts', in the remote.ts of mfe-cards.`,
    },
  ]);
  expect(checkExtensions(cards({ ...badge, at: '/cards' }), running(alerts))).toEqual([]);
});

test('refuses a version of a slot that is not offered, with those that are', () => {
  const next = remote('mfe-dashboard', { slots: ['bank/dashboard/widget@3', WIDGET] });

  expect(checkExtensions(cards(fill('limits', 'bank/dashboard/widget@2')), running(next))).toMatchObject([
    { found: `is not offered in this version; there is ${WIDGET}, bank/dashboard/widget@3.` },
  ]);
});

test('refuses whom the deployment does not let fill the slot', () => {
  const allow = (...names: string[]) => ({ slots: { [WIDGET]: names } });

  expect(checkExtensions(cards(fill('limits')), running(dashboard), allow('mfe-cards'))).toEqual([]);
  expect(checkExtensions(cards(fill('limits')), running(dashboard), { slots: {} })).toEqual([]);
  expect(checkExtensions(cards(fill('limits')), running(dashboard), allow('mfe-dashboard'))).toMatchObject([
    { where: WIDGET, found: 'may be filled by mfe-dashboard in this deployment, and not by mfe-cards.' },
  ]);
  expect(checkExtensions(cards(fill('limits')), running(dashboard), allow())[0]?.found).toContain('by nobody');
});

test('refuses an id that the slot has already, from another remote or the same', () => {
  expect(checkExtensions(cards(fill('balance')), running(dashboard))).toMatchObject([
    { found: 'already has an extension "balance", of mfe-dashboard 1 (mfe-dashboard squad).' },
  ]);
  expect(checkExtensions(cards(fill('limits'), fill('limits')), running(dashboard))).toMatchObject([
    { found: 'has two extensions "limits".', remedy: 'Rename one of them in the remote.ts of mfe-cards.' },
  ]);
});

test('an id of a disabled remote, which nobody sees, is free; what it offers may be filled, for it comes back', () => {
  const disabled = running(dashboard).map((one) => ({ ...one, isDisabled: true }));

  expect(checkExtensions(cards(fill('balance')), disabled)).toEqual([]);
});

test('an extension that the deployment lets its remote not show takes the place of no other', () => {
  const thief = remote('mfe-accounts', { extensions: [fill('limits')] });
  const beside = running(dashboard, thief);
  const check = (...allowed: string[]) =>
    checkExtensions(cards(fill('limits')), beside, { slots: { [WIDGET]: allowed } });

  expect(check('mfe-cards', 'mfe-dashboard')).toEqual([]);
  expect(check('mfe-cards', 'mfe-accounts')).toMatchObject([{ found: expect.stringContaining('of mfe-accounts') }]);
});
